import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { courseHue } from '@/domain/course/courseLook';
import { freeLessonPath } from '@/domain/course/freeLessonPath';
import { type CoursesSlice, freeCourses } from '@/domain/course/state';
import { selectRegion } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { LessonCard } from '@/shared/ui/cards/LessonCard';
import { Rail } from '@/shared/ui/layout/Rail';
import { Section } from '@/shared/ui/layout/Section';

/** The duck belongs to a part of the page that loads later. */
const selectFreeCourses = (root: Partial<CoursesSlice>) => root.courses?.free ?? null;

/** Free lessons, for members who have begun none, in the place and with the height of those to continue. */
export function FirstLessons() {
  const { t } = useTranslation('home');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const region = useSelector(selectRegion);
  const state = useSelector(selectFreeCourses);
  const isProvided = state !== null;

  useEffect(() => {
    if (isProvided) dispatch(freeCourses.ensure({ region }));
  }, [dispatch, isProvided, region]);

  const courses = state?.data ?? null;
  if (courses?.length === 0 || (courses === null && state?.status === 'failure')) return null;
  return (
    <Section title={t('free.title')}>
      {courses === null ? (
        <CardSkeletons kind="lesson" count={4} layout="rail" />
      ) : (
        <Rail>
          {courses.map((course) => (
            <li key={course.id}>
              <LessonCard
                href={hrefTo(freeLessonPath(course))}
                title={course.firstPreviewableLesson?.title || course.title}
                hue={courseHue(course)}
                picture={course.picture}
                meta={[course.title]}
              />
            </li>
          ))}
        </Rail>
      )}
    </Section>
  );
}
