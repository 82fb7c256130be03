import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClassWords } from '@/domain/class/useClassWords';
import { minute, useNow } from '@/platform/clock/useNow';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { nextLesson } from '../lessons';
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
  const href = hrefTo(paths.liveLesson(topic.id, lesson.id));
  return (
    <div className={cx(styles.next, live && styles.live)}>
      <div className={styles.text}>
        <p className={styles.kicker}>{t(live ? 'overview.onNow' : 'overview.next')}</p>
        <AppLink className={cx(styles.title, 'clamp2')} href={href}>
          {lesson.name}
        </AppLink>
        <p className={styles.time}>{words.when}</p>
      </div>
      {href && <Icon icon={ChevronRight} />}
    </div>
  );
}
