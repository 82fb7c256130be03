import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { selectUpNext } from '@/domain/feed/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectUser } from '@/platform/session/state';
import { useIsParent } from '@/platform/session/useIsParent';
import { readingAt } from '@/shared/lib/timeZone';
import styles from './Greeting.module.css';

type DayPart = 'morning' | 'afternoon' | 'evening';

function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** A greeting by the time of day, and the next lesson. */
export function Greeting() {
  const { t } = useTranslation('home');
  const user = useSelector(selectUser);
  const { data } = useSelector(selectUpNext);
  const wordsOf = useClassWords();
  const zone = useZone();
  const part = dayPart(readingAt(useNow(minuteMs), zone).hour);
  const of = useIsParent() ? 'hello.parent' : 'hello';
  const name = user?.firstName || user?.username || '';

  const line = (): string => {
    // A space of the same height until the data has loaded.
    if (!data) return '\u00a0';
    const { liveLesson: live, courseLesson } = data;
    const words = live?.startAt ? wordsOf(live.startAt, live.endAt) : null;
    if (words?.phase === 'live') return t(`${of}.live`);
    if (words?.phase === 'soon') return t(`${of}.soon`, { count: words.minutes });
    if (words?.phase === 'later') return t(`${of}.next`, { when: words.dayTime });
    return courseLesson ? t(`${of}.course`) : t(`${of}.nothing`);
  };

  return (
    <div className={styles.hello}>
      <h1>{name ? t(`hello.${part}`, { name }) : t(`hello.${part}Nobody`)}</h1>
      <p>{line()}</p>
    </div>
  );
}
