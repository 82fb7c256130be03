import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormError } from '@/platform/messages/FormError';
import { passwordReset, selectPasswordResetForm } from '@/platform/session/state';
import { Button } from '@/shared/ui/actions/Button';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import styles from '../entrance/Entrance.module.css';
import { EmailField } from './EmailField';
import { type ResetValues, resetSchema } from './schemas';
import { useFieldMessage } from './useFieldMessage';

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
  const { register, handleSubmit, reset, formState } = useForm<ResetValues>({
    resolver: valibotResolver(resetSchema),
    defaultValues: { email: '' },
  });

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
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((values) => void dispatch(passwordReset.submit(values)))}
      >
        <p>{t('reset.text')}</p>
        <FormError error={state.error} />
        <EmailField error={message(formState.errors.email)} {...register('email')} />
      </form>
    </Dialog>
  );
}
