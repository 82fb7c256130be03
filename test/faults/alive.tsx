/** A screen that has taken over from the HTML it was sent as: who is logged in is known. */
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectLoggedIn } from '@/core/session/selectors';

export const alive = {
  BySession: ({ guest, member }: { guest: ReactNode; member: ReactNode }) =>
    useSelector(selectLoggedIn) ? member : guest,
};
