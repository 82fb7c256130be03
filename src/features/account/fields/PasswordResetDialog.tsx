import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormError } from '@/platform/messages/FormError';
import { passwordReset, selectPasswordResetForm } from '@/platform/session/state';
import { Button } from '@/shared/ui/actions/Button';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { Form } from '../parts/Form';
import { EmailField } from './EmailField';
import { resetSchema } from './schemas';
import { useFieldMessage } from './useFieldMessage';
import { useTypedForm } from './useTypedForm';

interface PasswordResetDialogProps {
  open: boolean;
  /** Initial email, as typed in the login form. */
  email: string;
  onClose: () => void;
}

/** Requests a password reset for an email, and closes once that is sent. */
export function PasswordResetDialog({ open, email, onClose }: PasswordResetDialogProps) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const state = useSelector(selectPasswordResetForm);
  const message = useFieldMessage();
  const formId = useId();
  const { register, reset, errors, onSubmit } = useTypedForm(
    resetSchema,
    { email: '' },
    (values) => void dispatch(passwordReset.submit(values)),
  );

  useEffect(() => {
    if (!open) return;
    reset({ email });
    dispatch(passwordReset.reset());
  }, [open, email, reset, dispatch]);
  const wasSending = useRef(false);
  useEffect(() => {
    // Ignore an email that was sent before the dialog opened.
    if (open && wasSending.current && state.status === 'done') onClose();
    wasSending.current = state.status === 'sending';
  }, [open, state.status, onClose]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('reset.title')}
      actions={
        <Button type="submit" form={formId} busy={state.status === 'sending'}>
          {t('reset.send')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <p>{t('reset.text')}</p>
        <FormError error={state.error} />
        <EmailField error={message(errors.email)} {...register('email')} />
      </Form>
    </Dialog>
  );
}
