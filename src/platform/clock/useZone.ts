import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { regions } from '@/shared/i18n/locales';
import { browserZone } from '@/shared/lib/timeZone';

// Every time on a page needs the zone, and reading it takes longer than the rest of a card. By the region's usual zone.
const visitorZones = new Map<string, string>();

function readZone(usual: string): string {
  const zone = visitorZones.get(usual) ?? browserZone(usual);
  visitorZones.set(usual, zone);
  return zone;
}

// The zone may change on a journey: the pages read it again after the tab was hidden.
if (typeof document !== 'undefined') document.addEventListener('visibilitychange', () => visitorZones.clear());

const never = () => () => undefined;

/** Returns the time zone for display: the browser's, or the region's usual one when rendered without a browser. */
export function useZone(): string {
  const usual = regions[useSelector(selectRegion)].timeZone;
  return useSyncExternalStore(
    never,
    () => readZone(usual),
    () => usual,
  );
}
