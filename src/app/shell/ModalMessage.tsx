import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { modalHidden, selectModal } from '@/platform/messages/state';
import { Button } from '@/shared/ui/actions/Button';
import { Dialog } from '@/shared/ui/overlay/Dialog';

/** A message that the user must confirm; it may lead to another page, such as the login page. */
export default function ModalMessage() {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const modal = useSelector(selectModal);
  const close = () => dispatch(modalHidden());
  return (
    <Dialog
      open={modal.visible}
      persistent
      onClose={close}
      title={modal.title}
      actions={<Button onClick={close}>{modal.okText || t('messages.ok')}</Button>}
    >
      <p>{modal.content}</p>
    </Dialog>
  );
}
