import { Play } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { courseHue } from '@/domain/course/courseLook';
import { type LessonCountsSlice, selectLessonCount } from '@/domain/course/lessonCounts';
import { useEnrollStatus } from '@/domain/enrolment/useEnrollStatus';
import { createStartState } from '@/domain/progress/lessonStart';
import { useSemester } from '@/platform/clock/useSemester';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CourseCard as Course } from '@/shared/entities/course';
import { courseOwnership } from '@/shared/entities/ownership';
import { percentOf } from '@/shared/lib/percent';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { CourseCard } from '@/shared/ui/cards/CourseCard';
import { type PurchasedSlice, selectOwnProgress, selectProgressOf } from './state';

/** Returns a function that formats until when a course is open; '' without an end. */
function useEndWords(): (course: Course) => string {
  const { t } = useTranslation('courses');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const semester = useSemester();
  return ({ isSemester, expireDate }) => {
    if (isSemester) return semester(isSemester, expireDate);
    const date = expireDate === null ? '' : formatDate(expireDate, locale, zone);
    return date && t('purchased.until', { date });
  };
}

/** A course of the student's own: how far they have come, the last lesson, its end, and the way on. */
export const OwnCourse = memo(function OwnCourse({ item }: { item: Course }) {
  const course = { ...item, enrollStatus: useEnrollStatus('course', item) };
  const lessons = useSelector((root: LessonCountsSlice) => selectLessonCount(root, item));
  const { t } = useTranslation(['courses', 'common']);
  const hrefTo = useHrefTo();
  const endWords = useEndWords();
  const known = useSelector((root: PurchasedSlice) => selectProgressOf(root, item.id));
  const isLoaded = useSelector((root: PurchasedSlice) => selectOwnProgress(root).data !== null);
  const { id, title } = course;
  const isBooked = courseOwnership(course) === 'booked';
  const isCompleted = course.enrollStatus === 'completed';
  const last = known?.lastReadLesson && known.lastReadLesson.id > 0 ? known.lastReadLesson : null;
  const ratio = isCompleted ? 1 : (known?.learningProgress ?? 0);
  const watched = ratio > 0 && !isBooked ? t('cards.watched', { ns: 'common', percent: percentOf(ratio) }) : '';

  const badge = (): CardBadge | undefined => {
    if (isBooked) return { kind: 'upcoming', label: t('cards.booked', { ns: 'common' }) };
    return isCompleted ? { kind: 'completed', label: t('cards.completed', { ns: 'common' }) } : undefined;
  };
  const where = () => {
    if (last?.title) return t('purchased.last', { lesson: last.title });
    return isLoaded && !isBooked && !isCompleted ? t('purchased.new') : '';
  };
  const learning = hrefTo(last ? paths.courseLearningLesson(id, last.id) : paths.courseLearning(id));
  const verb = isCompleted ? 'again' : last ? 'continue' : 'start';
  return (
    <CourseCard
      href={(!isBooked && learning) || hrefTo(paths.course(id))}
      headingLevel={2}
      title={title}
      hue={courseHue(course)}
      picture={course.picture}
      badge={badge()}
      {...(watched ? { progress: { value: ratio, label: watched } } : {})}
      meta={[
        ...(lessons > 0 ? [t('cards.lessons', { ns: 'common', count: lessons })] : []),
        ...(watched ? [watched] : []),
      ]}
      lines={[where(), endWords(course)].filter(Boolean)}
      {...(learning && !isBooked
        ? {
            action: (
              <ButtonLink
                variant="soft"
                icon={Play}
                iconFilled
                href={learning}
                state={createStartState(false)}
                aria-label={t(`purchased.of.${verb}`, { title })}
              >
                {t(`purchased.${verb}`)}
              </ButtonLink>
            ),
          }
        : {})}
    />
  );
});
