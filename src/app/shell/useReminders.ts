import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { remindersKey } from '@/platform/session/drafts';
import { selectUser } from '@/platform/session/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { useApp } from '../AppContext';

/** Milliseconds after the start: reminders are not needed for the first screen. */
const startAfter = 4000;

/** Announces sessions on whichever page the user is, once the user has turned that on. */
export function useReminders(): void {
  const { register, services } = useApp();
  const userId = useSelector(selectUser)?.userId;
  useEffect(() => {
    if (!userId || services.storage.get(remindersKey(userId)) === null) return;
    const timer = setTimeout(() => {
      // If this fails, the schedule loads them.
      loadChunk(() => import('@/features/regular-class/reminders/saga')).then(
        ({ remindersDuck }) => register(remindersDuck),
        () => undefined,
      );
    }, startAfter);
    return () => clearTimeout(timer);
  }, [userId, register, services]);
}
