import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ownSessions, selectOwnSessions, selectUpNext } from '@/domain/feed/state';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useIsParent } from '@/platform/session/useIsParent';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { addDays, dateKey } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { Block, Skeleton } from '@/shared/ui/content/Skeleton';
import { Section } from '@/shared/ui/layout/Section';
import styles from './TonightPanel.module.css';
import { TonightRow } from './TonightRow';

/** Most sessions that are listed: the schedule has them all. */
const mostRows = 3;

/** A student's own next sessions, without the one at the top of the page. */
export function OwnSessions() {
  const { t } = useTranslation('home');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  const path = useLocalePath();
  const isParent = useIsParent();
  const sessions = useSelector(selectOwnSessions);
  const upNextData = useSelector(selectUpNext).data;
  const top = upNextData?.liveLesson?.id;
  const today = dateKey(now, zone);
  const rowsOf = (list: readonly LiveLesson[]) =>
    list.filter(({ id, startAt }) => id !== top && startAt !== null).slice(0, mostRows);
  /** The day of a later session: a weekday, or a date from the same weekday on. */
  const dayOf = (startAt: string): string | undefined => {
    const date = dateKey(startAt, zone);
    if (date === today) return undefined;
    return date < addDays(today, 7) ? formatWeekday(startAt, locale, zone) : formatWeekdayDate(startAt, locale, zone);
  };
  // Without a next session there are none: no skeleton takes a place that stays empty.
  if (sessions.data === null && sessions.status !== 'failure' && upNextData?.liveLesson === null) return null;
  return (
    <FetchBlock
      state={sessions}
      actions={ownSessions}
      isEmpty={(list) => rowsOf(list).length === 0}
      errorTitle={t('sessions.error')}
      skeleton={
        <Skeleton>
          <Block className={styles.own} />
        </Skeleton>
      }
      frame={(content) => (
        <Section
          title={t(isParent ? 'sessions.titleParent' : 'sessions.title')}
          more={{ href: path(paths.schedule()), label: t('sessions.all') }}
        >
          {content}
        </Section>
      )}
    >
      {(list) => (
        <ul className={styles.rows}>
          {rowsOf(list).map((lesson) => (
            <li key={lesson.id} className={styles.row}>
              <TonightRow lesson={lesson} day={dayOf(lesson.startAt ?? '')} />
            </li>
          ))}
        </ul>
      )}
    </FetchBlock>
  );
}
