import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import { useServices } from '@/platform/services/ServicesContext';
import { selectLoggedIn } from '@/platform/session/state';
import { isTabMessage } from '@/platform/session/tabMessages';

/**
 * Dispatches `requests` when the visitor may own the content by now: the tab becomes visible, or another tab has bought
 * something.
 */
export function useOwnershipRefresh(requests: readonly UnknownAction[]): void {
  const dispatch = useDispatch();
  const { tabs } = useServices();
  const loggedIn = useSelector(selectLoggedIn);
  const refresh = useEffectEvent(() => {
    for (const request of requests) dispatch(request);
  });
  useEffect(() => {
    if (!loggedIn) return;
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onPageShow);
    const stopListening = tabs.listen((message) => {
      if (isTabMessage(message) && message.type === 'bought') refresh();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onPageShow);
      stopListening();
    };
  }, [tabs, loggedIn]);
}
