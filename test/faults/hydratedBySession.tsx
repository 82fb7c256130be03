/** Renders a hydrated screen: it is known who is logged in. */
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectLoggedIn } from '@/platform/session/state';

export const hydratedBySession = {
  BySession: ({ guest, member }: { guest: ReactNode; member: ReactNode }) =>
    useSelector(selectLoggedIn) ? member : guest,
};
