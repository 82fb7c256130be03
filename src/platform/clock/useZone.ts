import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { browserZone } from '@/shared/lib/timeZone';

const never = () => () => undefined;

/** Returns the time zone for display: the browser's, or the region's usual one when rendered without a browser. */
export function useZone(): string {
  const usual = regions[useSelector(selectRegion)].timeZone;
  return useSyncExternalStore(never, browserZone, () => usual);
}
