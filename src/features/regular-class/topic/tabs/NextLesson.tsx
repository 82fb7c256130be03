import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { useLessonWords } from '@/features/regular-class/parts/useLessonWords';
import { selectReceivedAt } from '@/features/regular-class/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isTopicEnrolled } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { lessonsAhead, watchableLessons } from '../lessons';
import styles from './NextLesson.module.css';

/** Lessons ahead that are listed. */
const mostNext = 3;

/** The live lesson, or the next one, and the two after it: their times in a column, then their titles. */
export function NextLessons({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const lessons = lessonsAhead(topic, useNow(minuteMs)).slice(0, mostNext);
  if (lessons.length === 0) return null;
  return (
    <ul className={styles.sessions}>
      {lessons.map(({ id, name, startAt, endAt }, index) => {
        const words = wordsOf(startAt ?? '', endAt);
        const isLive = words.phase === 'live';
        return (
          <li key={id} className={cx(styles.session, index === 0 && styles.first, isLive && styles.live)}>
            <p className={styles.when}>
              <b>{words.day}</b>
              <span>{words.time}</span>
            </p>
            <div className={styles.text}>
              {index === 0 && <p className={styles.kicker}>{t(isLive ? 'overview.onNow' : 'overview.next')}</p>}
              <AppLink className={cx(styles.title, 'clamp2')} href={hrefTo(paths.liveLesson(topic.id, id))}>
                {name}
              </AppLink>
            </div>
            <Icon icon={ChevronRight} />
          </li>
        );
      })}
    </ul>
  );
}

/** The newest lesson that a student of the class can watch again. */
export function LatestReplay({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const hrefTo = useHrefTo();
  const wordsOf = useLessonWords();
  const receivedAt = useSelector(selectReceivedAt);
  if (!isTopicEnrolled(topic)) return null;
  const replays = watchableLessons(topic).finished.map((lesson) => ({ lesson, words: wordsOf(lesson, receivedAt) }));
  const newest = replays.find(({ words }) => words.canReplay && words.state !== 'LOCKED');
  if (!newest) return null;
  const { lesson, words } = newest;
  return (
    <LessonPanel
      kicker={t('overview.replay')}
      title={lesson.name}
      time={words.time?.date ?? ''}
      href={hrefTo(paths.liveLesson(topic.id, lesson.id))}
    />
  );
}

interface LessonPanelProps {
  kicker: string;
  title: string;
  time: string;
  href: string;
}

const LessonPanel = ({ kicker, title, time, href }: LessonPanelProps) => (
  <div className={styles.next}>
    <div className={styles.text}>
      <p className={styles.kicker}>{kicker}</p>
      <AppLink className={cx(styles.title, 'clamp2')} href={href}>
        {title}
      </AppLink>
      <p className={styles.time}>{time}</p>
    </div>
    {href && <Icon icon={ChevronRight} />}
  </div>
);
