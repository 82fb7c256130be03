import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { useLessonWords } from '@/domain/class/useLessonWords';
import { selectAnsweredAt } from '@/features/regular-class/state';
import { minute, useNow } from '@/platform/clock/useNow';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isTopicEnrolled } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { nextLesson, watchable } from '../lessons';
import styles from './NextLesson.module.css';

/** The live lesson, or the next one: its title and time. */
export function NextLesson({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const lesson = nextLesson(topic, useNow(minute));
  if (!lesson?.startAt) return null;
  const words = wordsOf(lesson.startAt, lesson.endAt);
  const live = words.phase === 'live';
  return (
    <LessonPanel
      live={live}
      kicker={t(live ? 'overview.onNow' : 'overview.next')}
      title={lesson.name}
      time={words.when}
      href={hrefTo(paths.liveLesson(topic.id, lesson.id))}
    />
  );
}

/** The newest lesson that a student of the class can watch again. */
export function LatestReplay({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const hrefTo = useHrefTo();
  const wordsOf = useLessonWords();
  const answeredAt = useSelector(selectAnsweredAt);
  if (!isTopicEnrolled(topic)) return null;
  const replays = watchable(topic).finished.map((lesson) => ({ lesson, words: wordsOf(lesson, answeredAt) }));
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
  live?: boolean;
}

const LessonPanel = ({ kicker, title, time, href, live = false }: LessonPanelProps) => (
  <div className={cx(styles.next, live && styles.live)}>
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
