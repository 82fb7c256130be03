import { afterEach, beforeEach, vi } from 'vitest';
import * as timeZone from '@/shared/lib/timeZone';

// Pages read the zone again when their tab is shown.
const forgetZone = () => globalThis.document?.dispatchEvent(new Event('visibilitychange'));

/** Moves the browser to another zone, until the end of the test. */
export function changeZone(zone: string): void {
  vi.spyOn(timeZone, 'browserZone').mockReturnValue(zone);
  forgetZone();
}

/** The browser is in `zone` in each test of a file, wherever the test runs. */
export function setZone(zone: string): void {
  beforeEach(() => changeZone(zone));
  afterEach(() => void forgetZone());
}
