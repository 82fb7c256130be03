import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectRegion } from '@/core/locale/reducer';
import { regions } from '@/shared/i18n/locales';
import { browserZone } from '@/shared/lib/timeZone';

const never = () => () => undefined;

/** The zone in which times are shown: the browser's; where there is no browser, the region's usual one. */
export function useZone(): string {
  const usual = regions[useSelector(selectRegion)].timeZone;
  return useSyncExternalStore(never, browserZone, () => usual);
}
