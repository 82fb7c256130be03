import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { formatTimeRange, formatWeekdayDate } from '@/shared/lib/time';
import { toMs } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Section } from '@/shared/ui/layout/Section';
import styles from './NextLessons.module.css';

const mostRows = 3;

/** The class's lessons after this one, or after now when this one is over. */
export function NextLessons({ topic, lesson }: { topic: LiveTopic; lesson: LiveLesson }) {
  const { t } = useTranslation('liveLesson');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const path = useLocalePath();
  const wordsOf = useClassWords();
  const now = useNow(minuteMs);
  const after = Math.max(now, lesson.startAt === null ? 0 : toMs(lesson.startAt));
  const next = topic.scheduledLessons
    .flatMap((one) => (one.startAt === null || one.id === lesson.id ? [] : [{ ...one, startAt: one.startAt }]))
    .filter(({ startAt }) => toMs(startAt) > after)
    .sort((a, b) => toMs(a.startAt) - toMs(b.startAt))
    .slice(0, mostRows);
  if (next.length === 0) return null;
  return (
    <Section title={t('next.title')} more={{ href: path(paths.topic(topic.id)), label: t('next.all') }}>
      <ul className={styles.rows}>
        {next.map(({ id, name, startAt, endAt }) => {
          const { zoneNote } = wordsOf(startAt, endAt);
          return (
            <li key={id}>
              <AppLink className={styles.row} href={path(paths.liveLesson(topic.id, id))}>
                <span className={styles.name}>{name}</span>
                <span className={styles.when}>
                  <span>{formatWeekdayDate(startAt, locale, zone)}</span>
                  <span>{[formatTimeRange(startAt, endAt, zone), zoneNote].filter(Boolean).join(' ')}</span>
                </span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
