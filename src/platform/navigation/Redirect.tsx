import { Navigate, type To, useLocation } from 'react-router-dom';
import { useShownNavigationType } from './useShownNavigationType';

/**
 * Replaces the address and keeps the state of its history entry, so that a press on "Continue" plays behind a redirect too. An
 * entry shown again, after Back or a reload, has used its state.
 */
export function Redirect({ to }: { to: To }) {
  const { state } = useLocation();
  const isShownAgain = useShownNavigationType() === 'POP';
  return <Navigate replace to={to} state={isShownAgain ? null : state} />;
}
