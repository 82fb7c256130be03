import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { computeMoment } from '@/domain/class/moment';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { isForSale } from '@/shared/entities/saleState';
import { dayFlags, formatMonthDay } from '@/shared/lib/time';
import { DayLantern } from '@/shared/ui/brand/DayLantern';
import { hasReplays, lessonCount, sessionCourse } from '../lessons';
import { useTopicSale } from '../useTopicSale';
import styles from './SessionLanterns.module.css';

/** Sessions of one date on phones, which have room for a date below every fourth lantern. */
const groupSize = 4;
/** Lanterns in a row from tablets on. The last row lacks as few as possible. */
const mostColumns = 8;
/** A strip of more sessions says nothing at a glance. */
const mostSessions = 40;

/** The sessions of the class as lanterns: lit when held, glowing while live or on its day, dim when still to come. */
export function SessionLanterns({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  const { saleState } = useTopicSale(topic);
  const { held, total } = lessonCount(topic);
  const sessions = sessionCourse(topic);
  if (sessions.length < 2 || sessions.length !== total || total > mostSessions) return null;
  const heldIds = new Set(topic.finishedLessons.map(({ id }) => id));
  const stateOf = ({ id, startAt, endAt }: (typeof sessions)[number]) => {
    if (heldIds.has(id)) return 'held';
    const isNow = computeMoment(startAt, endAt, now).phase === 'live' || dayFlags(startAt, now, zone).isToday;
    return isNow ? 'now' : 'ahead';
  };
  const columns = Math.ceil(total / Math.ceil(total / mostColumns));
  const groups = sessions.flatMap((first, index) =>
    index % groupSize === 0 ? [[first, ...sessions.slice(index + 1, index + groupSize)] as const] : [],
  );
  return (
    <div className={styles.strip}>
      <p className={styles.count}>{t('offer.held', { held, count: total })}</p>
      {isForSale(saleState) && hasReplays(topic, now) && <p className={styles.replays}>{t('offer.heldReplays')}</p>}
      <ol className={styles.groups} data-columns={columns} aria-hidden="true">
        {groups.map(([first, ...others]) => (
          <li key={first.id}>
            <span className={styles.sessions}>
              {[first, ...others].map((session) => {
                const state = stateOf(session);
                return (
                  <span key={session.id} data-state={state}>
                    <DayLantern className={styles.lantern} isLit={state !== 'ahead'} />
                    <small>{formatMonthDay(session.startAt, locale, zone)}</small>
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
