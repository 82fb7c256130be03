import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Form } from '@/features/account/parts/Form';
import { spacedNumber } from '@/features/account/phone/callingCodes';
import { readPhoneCode } from '@/features/account/phone/code';
import { waitOf } from '@/features/account/phone/codeTimes';
import { secondMs, useNow } from '@/platform/clock/useNow';
import { FormError } from '@/platform/messages/FormError';
import { serverText } from '@/platform/messages/serverText';
import type { AppError } from '@/shared/http/AppError';
import { Button } from '@/shared/ui/actions/Button';
import { TextField } from '@/shared/ui/forms/TextField';
import { readTexts } from '@/shared/ui/forms/typedFields';
import { codeCheck, codeResend, draftChanged, selectCodeCheck, selectCodeResend } from '../state';
import type { Setup } from '../useSetup';
import styles from './CodeForm.module.css';
import { Foot } from './Foot';

interface CodeFormProps {
  setup: Setup;
  /** With + and calling code. */
  number: string;
}

/** The server's message about the code is shown beside the field; any other error above the button. */
const wordsOf = (error: AppError | null) => (error?.kind === 'api' ? serverText(error) : null);

/**
 * The form for the code from the SMS: typed, pasted or filled in by the phone. Another SMS can be sent after a minute.
 */
export function CodeForm({ setup, number }: CodeFormProps) {
  const { t } = useTranslation(['setup', 'account', 'common']);
  const dispatch = useDispatch();
  const check = useSelector(selectCodeCheck);
  const resend = useSelector(selectCodeResend);
  const now = useNow(secondMs);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dispatch(codeCheck.reset());
    dispatch(codeResend.reset());
    field.current?.focus();
  }, [dispatch]);

  const left = Math.ceil(waitOf(setup.draft.codeTimes, number, now) / secondMs);
  const type = (input: HTMLInputElement, text: string) => {
    if (check.status === 'failed') dispatch(codeCheck.reset());
    setIsMissing(false);
    const code = readPhoneCode(text);
    if (input.value !== code) input.value = code;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readPhoneCode(readTexts(event.currentTarget).code ?? '');
    setIsMissing(code === '');
    if (code) dispatch(codeCheck.submit({ code }));
    else field.current?.focus();
  };
  const refused = wordsOf(check.error);
  const missing = isMissing ? t('account:form.required') : undefined;
  return (
    <Form roomy onSubmit={submit}>
      <p>
        <span>{`${t('phone.sentTo', { number: spacedNumber(number) })} `}</span>
        <button type="button" className={styles.inline} onClick={() => dispatch(draftChanged({ confirming: null }))}>
          {t('phone.change')}
        </button>
      </p>
      <TextField
        ref={field}
        name="code"
        className={styles.code}
        label={t('phone.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={refused ?? missing}
        onChange={({ currentTarget }) => type(currentTarget, currentTarget.value)}
        onPaste={(event) => {
          event.preventDefault();
          type(event.currentTarget, event.clipboardData.getData('text'));
        }}
      />
      {check.status === 'failed' && !refused && <FormError error={check.error} />}
      {resend.status === 'failed' && <FormError error={resend.error} />}
      <div className={styles.again}>
        <Button
          variant="outline"
          disabled={left > 0}
          busy={resend.status === 'sending'}
          onClick={() => dispatch(codeResend.submit({ number }))}
        >
          {left > 0 ? t('phone.againIn', { count: left }) : t('phone.again')}
        </Button>
      </div>
      <Foot setup={setup} section="phone">
        <Button type="submit" {...(setup.onboarding ? { size: 'lg' } : {})} busy={check.status === 'sending'}>
          {t('phone.confirm')}
        </Button>
      </Foot>
    </Form>
  );
}
