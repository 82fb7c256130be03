import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TeacherLine } from '@/domain/instructor/TeacherList';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import type { EnrollStatus } from '@/shared/entities/enrolment';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { Badge, type BadgeKind } from '@/shared/ui/content/Badge';
import { Stars } from '@/shared/ui/content/Stars';
import { DetailIntro } from '@/shared/ui/detail/DetailIntro';
import { Icon } from '@/shared/ui/Icon';
import { subjectIcon } from '@/shared/ui/subjects';
import { lessonCount } from '../lessons';
import type { OfferKind } from './courseSale';
import { useCourseSale } from './useCourseSale';

type Standing = 'preorder' | 'booked' | 'free' | 'ongoing' | 'completed';

const badgeKinds = {
  preorder: 'preorder',
  booked: 'upcoming',
  free: 'free',
  ongoing: 'completed',
  completed: 'completed',
} as const satisfies Record<Standing, BadgeKind>;

const standings: Readonly<Partial<Record<EnrollStatus, Standing>>> = {
  preorder: 'preorder',
  enroll_pending: 'booked',
  ongoing: 'ongoing',
  completed: 'completed',
};

/** Returns the badge of the enrolment; null for owners, who see their progress instead. */
const standingOf = ({ enrollStatus }: Course, kind: OfferKind): Standing | null =>
  kind === 'free' ? 'free' : (enrollStatus && standings[enrollStatus]) || null;

/** The header of a course, on the soft colour of its subject: subject, title, rating, size, tags and teachers. */
export function CourseBand({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const duration = useDuration();
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { subject, averageRate, ratingCount, contentHashtags, instructors, totalLessonsDuration, leadGroup } = course;
  const lessons = lessonCount(course);
  const icon = subjectIcon(subject?.key);
  const standing = standingOf(course, useCourseSale(course).kind);
  return (
    <DetailIntro
      place={{
        label: t('place'),
        href: path(paths.courses()),
        steps: [t('allCourses'), ...(leadGroup?.name ? [leadGroup.name] : [])],
      }}
      labels={
        (subject || course.isSemester || standing) && (
          <>
            {icon && <Icon icon={icon} size={18} />}
            {subject?.name}
            {standing && <Badge kind={badgeKinds[standing]}>{t(`standing.${standing}`)}</Badge>}
            {course.isSemester && (
              <Badge>
                {course.expireDate
                  ? t('semesterUntil', { date: formatDate(course.expireDate, locale, zone) })
                  : t('semester')}
              </Badge>
            )}
          </>
        )
      }
      title={course.title}
      facts={
        <>
          {averageRate > 0 && (
            <Stars value={averageRate.toFixed(1)} {...(ratingCount > 0 ? { count: String(ratingCount) } : {})} />
          )}
          <span>{t('lessons', { count: lessons })}</span>
          {totalLessonsDuration > 0 && <span>{duration(totalLessonsDuration)}</span>}
        </>
      }
      tags={contentHashtags}
    >
      <TeacherLine teachers={instructors} />
    </DetailIntro>
  );
}
