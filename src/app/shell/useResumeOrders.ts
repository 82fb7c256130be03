import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ordersKey } from '@/platform/session/drafts';
import { selectUser } from '@/platform/session/state';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { useApp } from '../AppContext';

/** Resumes, on whichever page the user is, orders that were left pending by a logout or a reload. */
export function useResumeOrders(): void {
  const { register, services } = useApp();
  const userId = useSelector(selectUser)?.userId;
  useEffect(() => {
    if (!userId || services.storage.keys(ordersKey(userId)).length === 0) return;
    // If this fails, the next page that sells something resumes them.
    loadChunk(() => import('@/domain/order/saga')).then(
      ({ ordersDuck }) => register(ordersDuck),
      () => undefined,
    );
  }, [userId, register, services]);
}
