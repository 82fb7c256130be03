import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDuration } from '@/core/clock/useDuration';
import { useZone } from '@/core/clock/useZone';
import { selectLocale } from '@/core/locale/reducer';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { Course } from '@/shared/entities/course';
import type { EnrollStatus } from '@/shared/entities/enrolment';
import { formatDate } from '@/shared/lib/time';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { InstructorCard } from '@/shared/ui/cards/InstructorCard';
import { Badge, type BadgeKind } from '@/shared/ui/content/Badge';
import { Stars } from '@/shared/ui/content/Stars';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import { listedLessons } from '../lessons';
import styles from './CoursePage.module.css';

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
  free: 'free',
  ongoing: 'ongoing',
  completed: 'completed',
};

/** What the badge says of the enrolment; those who simply own a course see that from their progress. */
const standingOf = ({ enrollStatus }: Course): Standing | null => (enrollStatus && standings[enrollStatus]) || null;

/** All courses, and the group in which this one leads. */
function Place({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const all = useHrefTo()('/course');
  if (!all) return null;
  return (
    <nav aria-label={t('place')} className={styles.place}>
      <AppLink href={all}>{t('allCourses')}</AppLink>
      {course.leadGroup?.name && (
        <>
          <Icon icon={ChevronRight} size={16} />
          <span>{course.leadGroup.name}</span>
        </>
      )}
    </nav>
  );
}

/** What a course is: subject, title, rating, size, tags and teachers, on the soft colour of its subject. */
export function CourseBand({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const duration = useDuration();
  const hrefTo = useHrefTo();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { subject, averageRate, ratingCount, contentHashtags, instructors, totalLessonsDuration } = course;
  const lessons = course.lessonsAmount || listedLessons(course).length;
  const icon = subjectIcon(subject?.key);
  const standing = standingOf(course);
  return (
    <div className={styles.intro}>
      <Place course={course} />
      {(subject || course.isSemester || standing) && (
        <p className={styles.subject}>
          {subject && (
            <>
              {icon && <Icon icon={icon} size={18} />}
              {subject.name}
            </>
          )}
          {standing && <Badge kind={badgeKinds[standing]}>{t(`standing.${standing}`)}</Badge>}
          {course.isSemester && (
            <Badge>
              {course.expireDate
                ? t('semesterUntil', { date: formatDate(course.expireDate, locale, zone) })
                : t('semester')}
            </Badge>
          )}
        </p>
      )}
      <h1>{course.title}</h1>
      <p className={styles.facts}>
        {averageRate > 0 && (
          <Stars value={averageRate.toFixed(1)} {...(ratingCount > 0 ? { count: String(ratingCount) } : {})} />
        )}
        <span>{t('lessons', { count: lessons })}</span>
        {totalLessonsDuration > 0 && <span>{duration(totalLessonsDuration)}</span>}
      </p>
      {contentHashtags.length > 0 && (
        <p className={styles.tags}>
          {contentHashtags.map((tag) => (
            <span key={tag}>#{tag.replace(/^#/, '')}</span>
          ))}
        </p>
      )}
      {instructors.length > 0 && (
        <ul className={styles.people}>
          {instructors.map((person) => (
            <li key={person.id}>
              <InstructorCard
                inline
                name={person.name}
                text={person.subjects.map(({ name }) => name).join(', ')}
                picture={person.profilePicUrl}
                hue={hueOf(person.subjects[0]?.key, person.id)}
                href={hrefTo(`/instructors/${person.id}`) || undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
