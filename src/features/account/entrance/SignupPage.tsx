import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormError } from '@/platform/messages/FormError';
import { Redirect } from '@/platform/navigation/Redirect';
import { selectSignupForm, signup } from '@/platform/session/state';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Button } from '@/shared/ui/actions/Button';
import { PasswordField } from '@/shared/ui/forms/PasswordField';
import { EmailField } from '../fields/EmailField';
import { NameFields } from '../fields/NameFields';
import { signupSchema } from '../fields/schemas';
import { useFieldMessage } from '../fields/useFieldMessage';
import { useTypedForm } from '../fields/useTypedForm';
import { Form } from '../parts/Form';
import { Entrance } from './Entrance';
import { useEntrance } from './useEntrance';

export const head = (t: i18n['t']) => ({
  title: t('signup.title', { ns: 'account' }),
  description: t('signup.text', { ns: 'account' }),
});

export default function SignupPage() {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const state = useSelector(selectSignupForm);
  const message = useFieldMessage();
  const { next, otherHref, sentOnTo } = useEntrance('login');
  const { register, errors, onSubmit } = useTypedForm(
    signupSchema,
    { firstName: '', lastName: '', email: '', password: '' },
    (values) => void dispatch(signup.submit({ ...values, next })),
  );

  useEffect(() => {
    dispatch(signup.reset());
  }, [dispatch]);

  if (sentOnTo !== null) return <Redirect to={sentOnTo} />;
  return (
    <Entrance
      title={t('signup.title')}
      text={t('signup.text')}
      foot={
        <>
          <span>{`${t('signup.haveAccount')} `}</span>
          <AppLink href={otherHref}>{t('signup.login')}</AppLink>
        </>
      }
    >
      <Form
        // Submitted before the app has started, the form must not put the password into the URL.
        method="post"
        onSubmit={onSubmit}
      >
        <FormError error={state.error} />
        <NameFields
          of={(name) => ({
            label: t(`form.${name}`),
            error: message(errors[name]),
            ...register(name),
          })}
        />
        <EmailField error={message(errors.email)} {...register('email')} />
        <PasswordField
          label={t('form.password')}
          autoComplete="new-password"
          error={message(errors.password)}
          {...register('password')}
        />
        <Button type="submit" size="lg" block busy={state.status === 'sending'}>
          {t('signup.submit')}
        </Button>
      </Form>
    </Entrance>
  );
}
