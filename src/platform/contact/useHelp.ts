import { useDispatch, useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { env } from '@/shared/config/env';
import { contactActions } from './state';

export interface Help {
  /** Opens the help widget; null when the region has no contact. */
  ask: (() => void) | null;
  /** Opens it for a free trial; null when the region offers none. */
  askForTrial: (() => void) | null;
}

/** Returns the functions that open the help widget; a page shows no button for one that is null. */
export function useHelp(): Help {
  const dispatch = useDispatch();
  const contact = env.contacts[useSelector(selectRegion)];
  return {
    ask: contact && (() => void dispatch(contactActions.open())),
    askForTrial: contact?.freeTrialUrl ? () => void dispatch(contactActions.openFromFreeTrial()) : null,
  };
}
