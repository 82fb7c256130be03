import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { browserZone } from '@/shared/lib/timeZone';

// Every time on a page needs the zone, and reading it takes longer than the rest of a card.
let visitorZone: string | null = null;

const readZone = () => {
  visitorZone ??= browserZone();
  return visitorZone;
};

// The zone may change on a journey: the pages read it again after the tab was hidden.
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    visitorZone = null;
  });

const never = () => () => undefined;

/** Returns the time zone for display: the browser's, or the region's usual one when rendered without a browser. */
export function useZone(): string {
  const usual = regions[useSelector(selectRegion)].timeZone;
  return useSyncExternalStore(never, readZone, () => usual);
}
