import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { ordersKey } from '@/core/session/drafts';
import { selectUser } from '@/core/session/selectors';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { useApp } from '../AppContext';

/** On whatever page its user is by now, what became of an order that was left behind at a logout or a reload is asked for. */
export function useLeftOrders(): void {
  const { register, services } = useApp();
  const userId = useSelector(selectUser)?.userId;
  useEffect(() => {
    if (!userId || services.storage.keys(ordersKey(userId)).length === 0) return;
    // Else the next page that sells something asks.
    loadChunk(() => import('@/core/orders/duck')).then(
      ({ ordersDuck }) => register(ordersDuck),
      () => undefined,
    );
  }, [userId, register, services]);
}
