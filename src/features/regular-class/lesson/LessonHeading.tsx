import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatDate } from '@/shared/lib/time';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/Icon';
import { WithAction } from '@/shared/ui/layout/WithAction';
import { subjectIcon } from '@/shared/ui/subjects';
import type { LessonWords } from '../parts/useLessonWords';
import styles from './LessonHeading.module.css';

interface LessonHeadingProps {
  topic: LiveTopic;
  lesson: LiveLesson;
  words: LessonWords;
  /** Shows the label, which is on the stage unless a video plays there. */
  withLabel: boolean;
  /** A button beside the class's name. */
  action: Elements;
}

/** The lesson's class, name, time, end of its semester, and description. */
export function LessonHeading({ topic, lesson, words: { label, time }, withLabel, action }: LessonHeadingProps) {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const icon = subjectIcon(lesson.liveSubject?.key ?? topic.liveSubject?.key);
  const href = useLocalePath()(paths.topic(topic.id));
  const semesterEnd = lesson.semesterExpiredDate ?? topic.semesterExpiredDate;
  const subject = lesson.liveSubjectName || (lesson.liveSubject ?? topic.liveSubject)?.name;
  const hashtag = lesson.liveTopicHashtag ?? topic.hashtag;
  return (
    <div className={styles.heading}>
      <WithAction action={action}>
        <p className={styles.topic}>
          {icon && <Icon icon={icon} size={18} />}
          <AppLink href={href}>{topic.name}</AppLink>
        </p>
      </WithAction>
      <h1>{lesson.name}</h1>
      <p className={styles.meta}>
        {withLabel && <Badge kind={label.kind}>{label.label}</Badge>}
        {time ? (
          <>
            <time dateTime={lesson.startAt ?? ''}>
              {time.isToday || time.isTomorrow ? t('heading.dayDate', { day: time.day, date: time.date }) : time.date}
            </time>
            <span className={styles.range}>
              {time.zoneNote ? `${time.timeRange} ${time.zoneNote}` : time.timeRange}
            </span>
          </>
        ) : (
          <span>{t('timeUnknown')}</span>
        )}
      </p>
      {(lesson.isSemester || subject || hashtag) && (
        <p className={styles.meta}>
          {lesson.isSemester && (
            <Badge>
              {semesterEnd
                ? t('heading.semesterUntil', { date: formatDate(semesterEnd, locale, zone) })
                : t('heading.semester')}
            </Badge>
          )}
          {subject && <span>{subject}</span>}
          {hashtag && <span>{`#${hashtag.replace(/^#/, '')}`}</span>}
        </p>
      )}
    </div>
  );
}
