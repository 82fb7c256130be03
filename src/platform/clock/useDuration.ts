import { useTranslation } from 'react-i18next';
import { durationParts } from '@/shared/lib/duration';

/** Returns a function that formats seconds: "6 h 20 min", "14 min", "45 s"; with no-break spaces. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('common');
  return (seconds) => {
    if (seconds > 0 && seconds < 60) return t('duration.seconds', { seconds: Math.round(seconds) });
    const { hours, minutes } = durationParts(seconds);
    if (hours === 0) return t('duration.minutes', { minutes });
    return minutes === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes });
  };
}
