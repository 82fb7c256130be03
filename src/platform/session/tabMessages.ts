import type { EndReason } from './state';

/** `bought`: what the visitor owns has changed. `loggedOut`: the session that was cleared was ended by its user. */
export type TabMessage = { type: 'started' | 'bought' | 'loggedOut' } | { type: 'cleared'; ended: EndReason | null };

/** Validates a message, since other tabs may run another version of the app. */
export function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'started' || value.type === 'bought' || value.type === 'loggedOut') return true;
  return (
    value.type === 'cleared' &&
    'ended' in value &&
    (value.ended === null || value.ended === 'devices' || value.ended === 'inactive')
  );
}
