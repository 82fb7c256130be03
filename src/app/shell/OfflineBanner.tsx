import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { selectAsOf, selectIsSilent } from '@/platform/offline/state';
import { dayFlags, formatTime, formatWeekdayDate } from '@/shared/lib/time';
import { useOnline } from '@/shared/lib/useOnline';
import styles from './OfflineBanner.module.css';

/** Lets everything that waits for the network try again, as when the browser is back online. */
const tryAgain = () => void window.dispatchEvent(new Event('online'));

/** Says that there is no network, and how old the stored content is. */
export function OfflineBanner() {
  const { t } = useTranslation('common');
  const online = useOnline();
  const asOf = useSelector(selectAsOf);
  const isSilent = useSelector(selectIsSilent);
  return (
    <div role="status">
      {(!online || asOf !== null) && (
        <div className={styles.banner}>
          {asOf === null ? <span>{t('offline.now')}</span> : <AsOf at={asOf} silent={online && isSilent} />}
          <button type="button" onClick={tryAgain}>
            {t('ui.retry')}
          </button>
        </div>
      )}
    </div>
  );
}

function AsOf({ at, silent }: { at: number; silent: boolean }) {
  const { t } = useTranslation('common');
  const [zone, locale, now] = [useZone(), useSelector(selectLocale), useNow(minuteMs)];
  const clock = formatTime(at, zone);
  const time = dayFlags(at, now, zone).isToday
    ? clock
    : t('cards.dateTime', { day: formatWeekdayDate(at, locale, zone), time: clock });
  return <span>{t(silent ? 'offline.slow' : 'offline.asOf', { time })}</span>;
}
