import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { useLessonWords } from '@/features/regular-class/parts/useLessonWords';
import { selectReceivedAt } from '@/features/regular-class/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { isTopicEnrolled } from '@/shared/entities/enrolment';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { lessonsAhead, watchableLessons } from '../lessons';
import styles from './NextLesson.module.css';

/** Lessons after the next one that are listed. */
const mostLater = 2;

/** The live lesson, or the next one, and the two after it: their titles and times. */
export function NextLessons({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const hrefTo = useHrefTo();
  const wordsOf = useClassWords();
  const [lesson, ...later] = lessonsAhead(topic, useNow(minuteMs));
  if (!lesson?.startAt) return null;
  const words = wordsOf(lesson.startAt, lesson.endAt);
  const live = words.phase === 'live';
  const href = ({ id }: LiveLesson) => hrefTo(paths.liveLesson(topic.id, id));
  return (
    <>
      <LessonPanel
        live={live}
        kicker={t(live ? 'overview.onNow' : 'overview.next')}
        title={lesson.name}
        time={words.when}
        href={href(lesson)}
      />
      {later.length > 0 && (
        <ul className={styles.later}>
          {later.slice(0, mostLater).map((one) => (
            <li key={one.id}>
              <AppLink className={styles.title} href={href(one)}>
                {one.name}
              </AppLink>
              {one.startAt && <p className={styles.time}>{wordsOf(one.startAt, one.endAt).when}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
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
