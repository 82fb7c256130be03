import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEnrollStatus } from '@/domain/enrolment/useEnrollStatus';
import { usePrice } from '@/domain/sale/usePrice';
import { useDuration } from '@/platform/clock/useDuration';
import { useSemester } from '@/platform/clock/useSemester';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { CourseCard as Course } from '@/shared/entities/course';
import { isFreeEnrolling } from '@/shared/entities/enrolment';
import { courseOwnership } from '@/shared/entities/ownership';
import { courseSaleState } from '@/shared/entities/saleState';
import { joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import type { CardBadge } from '@/shared/ui/cards/Art';
import { CourseCard } from '@/shared/ui/cards/CourseCard';
import { starsOf } from '@/shared/ui/content/Stars';
import { courseHue } from './courseLook';
import { type LessonCountsSlice, selectLessonCount } from './lessonCounts';

function badgeOf(course: Course, t: TFunction<'common'>, semester: string): CardBadge | undefined {
  const ownership = courseOwnership(course);
  const saleState = courseSaleState(course, isFreeEnrolling(course));
  if (ownership === 'booked') return { kind: 'upcoming', label: t('cards.booked') };
  if (ownership === 'owned') return { kind: 'completed', label: t('cards.enrolled') };
  if (saleState === 'preorder') return { kind: 'preorder', label: t('cards.preOrder') };
  if (semester) return { kind: 'plain', label: semester };
  if (course.firstPreviewableLesson && saleState !== 'free') return { kind: 'free', label: t('cards.freeLesson') };
  return undefined;
}

interface CourseItemProps {
  item: Course;
  headingLevel?: 2 | 3 | 4;
  /** Its picture loads at once, before all else. */
  priority?: boolean;
}

/** A course in a list: cover, rating, lessons, teachers, price and enrolment. */
export const CourseItem = memo(function CourseItem({ item, headingLevel = 3, priority = false }: CourseItemProps) {
  const course = { ...item, enrollStatus: useEnrollStatus('course', item) };
  const lessons = useSelector((root: LessonCountsSlice) => selectLessonCount(root, item));
  const { t } = useTranslation('common');
  const hrefTo = useHrefTo();
  const priceOf = usePrice();
  const duration = useDuration();
  const ownership = courseOwnership(course);
  const price = ownership ? null : priceOf(course.checkoutCollection);
  const semester = useSemester()(course.isSemester, course.expireDate);
  const badge = badgeOf(course, t, semester);
  const meta = [
    ...(lessons > 0 ? [t('cards.lessons', { count: lessons })] : []),
    ...(course.totalLessonsDuration > 0 ? [duration(course.totalLessonsDuration)] : []),
  ];
  return (
    <CourseCard
      href={hrefTo(paths.course(course.id))}
      headingLevel={headingLevel}
      priority={priority}
      title={course.title}
      hue={courseHue(course)}
      picture={course.picture}
      subject={course.subject?.name}
      tags={course.contentHashtags}
      badge={badge}
      teacher={joinNames(course.instructors)}
      lines={semester && badge?.label !== semester ? [semester] : []}
      rating={starsOf(course)}
      meta={meta}
      {...(price ? { price: { ...price, save: undefined } } : {})}
    />
  );
});
