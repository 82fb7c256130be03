import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { alertHidden, modalHidden, selectAlert, selectModal } from '@/platform/messages/state';
import { AlertView, ToastRegion, ToastView } from '@/shared/ui/overlay/Message';
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

  useEffect(() => {
    if (!alert.show || alert.type === 'error') return;
    const timer = setTimeout(() => dispatch(alertHidden()), alert.undo ? shownFor.withUndo : shownFor.alone);
    return () => clearTimeout(timer);
  }, [alert, dispatch]);

  const hide = () => dispatch(alertHidden());
  const hideModal = () => dispatch(modalHidden());
  const { undo } = alert;
  const action = undo && {
    label: undo.label,
    onSelect: () => {
      hide();
      dispatch(undo.action);
    },
  };
  const dialog = useTopDialog(alert.show);
  const region = (
    <ToastRegion>
      {alert.show && alert.type === 'error' && (
        <AlertView kind="error" onClose={hide}>
          {alert.message}
        </AlertView>
      )}
      {alert.show && alert.type !== 'error' && (
        <ToastView onClose={hide} action={action ?? undefined}>
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
