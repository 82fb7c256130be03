import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InstructorLine } from '@/domain/instructor/InstructorList';
import { ShareButton } from '@/domain/share/ShareButton';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { Course } from '@/shared/entities/course';
import type { Ownership } from '@/shared/entities/ownership';
import type { SaleState } from '@/shared/entities/saleState';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { Badge, type BadgeKind } from '@/shared/ui/content/Badge';
import { Stars, starsOf } from '@/shared/ui/content/Stars';
import { DetailIntro } from '@/shared/ui/detail/DetailIntro';
import { Icon } from '@/shared/ui/Icon';
import { subjectIcon } from '@/shared/ui/subjects';
import { useCourseSale } from './useCourseSale';

const badgeKinds = {
  preorder: 'preorder',
  booked: 'upcoming',
  free: 'free',
  ongoing: 'completed',
  completed: 'completed',
} as const satisfies Record<string, BadgeKind>;

type BadgeName = keyof typeof badgeKinds;

/** Returns the badge beside the subject: for owners their progress; null for a course that is simply for sale. */
function badgeName({ enrollStatus }: Course, ownership: Ownership, saleState: SaleState): BadgeName | null {
  if (ownership === 'booked') return 'booked';
  if (saleState === 'free' || saleState === 'preorder') return saleState;
  return enrollStatus === 'ongoing' || enrollStatus === 'completed' ? enrollStatus : null;
}

/** The header of a course, on the soft colour of its subject: subject, title, rating, size, tags and teachers. */
export function CourseHeader({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const duration = useDuration();
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { subject, contentHashtags, instructors, lessonsAmount, totalLessonsDuration, leadGroup } = course;
  const rating = starsOf(course);
  const icon = subjectIcon(subject?.key);
  const { ownership, saleState } = useCourseSale(course);
  const badge = badgeName(course, ownership, saleState);
  return (
    <DetailIntro
      place={{
        label: t('place'),
        href: path(paths.courses()),
        steps: [t('allCourses'), ...(leadGroup?.name ? [leadGroup.name] : [])],
      }}
      action={<ShareButton path={paths.course(course.id)} title={course.title} />}
      labels={
        (subject || course.isSemester || badge) && (
          <>
            {icon && <Icon icon={icon} size={18} />}
            {subject && <span>{subject.name}</span>}
            {badge && <Badge kind={badgeKinds[badge]}>{t(`badge.${badge}`)}</Badge>}
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
      meta={
        <>
          {rating && <Stars {...rating} />}
          <span>{t('lessons', { count: lessonsAmount })}</span>
          {totalLessonsDuration > 0 && <span>{duration(totalLessonsDuration)}</span>}
        </>
      }
      tags={contentHashtags}
    >
      <InstructorLine teachers={instructors} />
    </DetailIntro>
  );
}
