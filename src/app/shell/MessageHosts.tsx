import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type AlertState, alertHidden, modalHidden, selectAlert, selectModal } from '@/platform/messages/state';
import { AlertView, ToastRegion, ToastView } from '@/shared/ui/overlay/Message';
import { focusRestored } from './focusRestored';
import { ModalMessage } from './lazyParts';
import { OnceOpen } from './OnceOpen';
import { useTopDialog } from './useTopDialog';

/** Milliseconds until an alert closes: long enough to read it, and to use Undo. Errors stay until they are closed. */
const shownFor = { alone: 6000, withUndo: 12_000 };

/** Renders the store's alert and modal. */
export function MessageHosts() {
  const dispatch = useDispatch();
  const alert = useSelector(selectAlert);
  const modal = useSelector(selectModal);

  // The time of an alert starts again when pointer and focus have left it. The next alert is not paused.
  const [pausedAlert, setPausedAlert] = useState<AlertState | null>(null);
  const isPaused = pausedAlert === alert;
  useEffect(() => {
    if (!alert.show || alert.type === 'error' || isPaused) return;
    const timer = setTimeout(() => dispatch(alertHidden()), alert.undo ? shownFor.withUndo : shownFor.alone);
    return () => clearTimeout(timer);
  }, [alert, isPaused, dispatch]);

  // An error alert closes on navigation, except after a redirect.
  const { pathname } = useLocation();
  const isLedOn = useNavigationType() === 'REPLACE';
  const shownOn = useRef(pathname);
  const isOfPage = alert.show && alert.type !== 'success' && !alert.undo;
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (isOfPage && !isLedOn) dispatch(alertHidden());
  }, [pathname, isLedOn, isOfPage, dispatch]);

  const hide = () => dispatch(alertHidden());
  const hideModal = () => dispatch(modalHidden());
  const { undo } = alert;
  const action = undo && {
    label: undo.label,
    onSelect: () => {
      hide();
      dispatch(undo.action);
      focusRestored(undo.restores ?? null);
    },
  };
  const dialog = useTopDialog(alert.show);
  const region = (
    <ToastRegion onPause={(isPaused) => setPausedAlert(isPaused ? alert : null)}>
      {alert.show && alert.type === 'error' && (
        <AlertView kind="error" onClose={hide}>
          {alert.message}
        </AlertView>
      )}
      {alert.show && alert.type !== 'error' && (
        <ToastView {...(alert.type === 'info' ? { icon: Info } : {})} onClose={hide} action={action ?? undefined}>
          {alert.message}
        </ToastView>
      )}
    </ToastRegion>
  );
  return (
    <>
      {dialog ? createPortal(region, dialog) : region}
      <OnceOpen
        part={ModalMessage}
        open={modal.visible}
        onClose={hideModal}
        persistent
        failed={() => (
          <ToastRegion>
            <AlertView kind="error" onClose={hideModal}>
              {modal.content}
            </AlertView>
          </ToastRegion>
        )}
      >
        <ModalMessage />
      </OnceOpen>
    </>
  );
}
