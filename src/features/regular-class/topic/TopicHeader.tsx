import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { InstructorLine } from '@/domain/instructor/InstructorList';
import { ShareButton } from '@/domain/share/ShareButton';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { Badge } from '@/shared/ui/content/Badge';
import { Stars, starsOf } from '@/shared/ui/content/Stars';
import { DetailIntro } from '@/shared/ui/detail/DetailIntro';
import { Icon } from '@/shared/ui/Icon';
import { subjectIcon } from '@/shared/ui/subjects';
import { leadOf } from './lead';
import { lessonCount } from './lessons';
import styles from './TopicHeader.module.css';
import { useFollowNext } from './useFollowNext';
import { useNextTime } from './useNextTime';
import { useTopicBadge } from './useTopicBadge';

/** The header of a class: subject, title, description, rating, frequency, next time, tag and teachers. */
export function TopicHeader({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const duration = useDuration();
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const next = useNextTime(topic);
  const badge = useTopicBadge(topic);
  useFollowNext(topic);
  const { liveSubject, isSemester, semesterExpiredDate, totalLessonsDuration } = topic;
  const rating = starsOf(topic);
  const lead = leadOf(topic.description);
  const { held, total } = lessonCount(topic);
  const icon = subjectIcon(liveSubject?.key);
  const until = semesterExpiredDate ? formatDate(semesterExpiredDate, locale, zone) : '';
  return (
    <DetailIntro
      place={{ label: t('place'), href: path(paths.topics()), steps: [t('all')] }}
      action={<ShareButton path={paths.topic(topic.id)} title={topic.name} />}
      labels={
        <>
          {icon && <Icon icon={icon} size={18} />}
          {liveSubject && <span>{liveSubject.name}</span>}
          {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
          {isSemester && <Badge>{until ? t('semesterUntil', { date: until }) : t('semester')}</Badge>}
        </>
      }
      title={topic.name}
      lead={{ text: lead.text, isCut: !lead.isWhole }}
      meta={
        <>
          {rating && <Stars {...rating} />}
          {topic.frequency && <span>{topic.frequency}</span>}
          {total > 0 && <span>{t('lessons', { count: total })}</span>}
          {totalLessonsDuration > 0 && <span>{duration(totalLessonsDuration)}</span>}
          {/* That it is live is said by the badge of its picture. */}
          {next && next.phase !== 'live' && <span className={styles.next}>{t('next', { when: next.when })}</span>}
          {!next && held > 0 && <span className={styles.next}>{t('ended')}</span>}
        </>
      }
      tags={topic.hashtag ? [topic.hashtag] : []}
    >
      <InstructorLine teachers={topic.instructors} />
    </DetailIntro>
  );
}
