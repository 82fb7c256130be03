import type { i18n } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormError } from '@/platform/messages/FormError';
import { Redirect } from '@/platform/navigation/Redirect';
import { login, selectLoginForm } from '@/platform/session/state';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Button } from '@/shared/ui/actions/Button';
import { PasswordField } from '@/shared/ui/forms/PasswordField';
import { readTexts } from '@/shared/ui/forms/typedFields';
import { EmailField } from '../fields/EmailField';
import { PasswordResetDialog } from '../fields/PasswordResetDialog';
import { loginSchema } from '../fields/schemas';
import { useFieldMessage } from '../fields/useFieldMessage';
import { useTypedForm } from '../fields/useTypedForm';
import { Form } from '../parts/Form';
import { Entrance } from './Entrance';
import styles from './LoginPage.module.css';
import { useEntrance } from './useEntrance';

export const head = (t: i18n['t']) => ({
  title: t('login.title', { ns: 'account' }),
  description: t('login.text', { ns: 'account' }),
});

export default function LoginPage() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const state = useSelector(selectLoginForm);
  const message = useFieldMessage();
  const { next, otherHref, sentOnTo } = useEntrance('signup');
  /** The email for which a new password is asked; null: none is. */
  const [resetting, setResetting] = useState<string | null>(null);
  const closeReset = useCallback(() => setResetting(null), []);
  const { register, errors, onSubmit } = useTypedForm(
    loginSchema,
    { email: '', password: '' },
    (values) => void dispatch(login.submit({ ...values, next })),
  );

  useEffect(() => {
    dispatch(login.reset());
  }, [dispatch]);

  if (sentOnTo !== null) return <Redirect to={sentOnTo} />;
  return (
    <Entrance
      title={t('login.title')}
      text={t('login.text')}
      foot={
        <>
          <span>{`${t('login.noAccount')} `}</span>
          <AppLink href={otherHref}>{t('login.signup')}</AppLink>
        </>
      }
    >
      <Form
        // Submitted before the app has started, the form must not put the password into the URL.
        method="post"
        onSubmit={onSubmit}
      >
        <FormError error={state.error} />
        <EmailField error={message(errors.email)} {...register('email')} />
        <PasswordField
          label={t('form.password')}
          autoComplete="current-password"
          error={message(errors.password)}
          {...register('password')}
        />
        <button
          type="button"
          className={styles.forgot}
          onClick={({ currentTarget }) => setResetting(readTexts(currentTarget.form).email ?? '')}
        >
          {t('login.forgot')}
        </button>
        <Button type="submit" size="lg" block busy={state.status === 'sending'}>
          {t('login.submit')}
        </Button>
      </Form>
      <PasswordResetDialog open={resetting !== null} email={resetting ?? ''} onClose={closeReset} />
    </Entrance>
  );
}
