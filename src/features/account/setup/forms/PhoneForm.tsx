import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Form } from '@/features/account/parts/Form';
import { callingCodes } from '@/features/account/phone/callingCodes';
import { latestNumber, waitOf } from '@/features/account/phone/codeTimes';
import { readNumber } from '@/features/account/phone/numbers';
import { secondMs, useNow } from '@/platform/clock/useNow';
import { selectRegion } from '@/platform/locale/state';
import { FormError } from '@/platform/messages/FormError';
import { regionNames } from '@/shared/i18n/locales';
import { cleanIdentifier } from '@/shared/lib/typed';
import { Button } from '@/shared/ui/actions/Button';
import { SelectField } from '@/shared/ui/forms/SelectField';
import { TextField } from '@/shared/ui/forms/TextField';
import { readTexts } from '@/shared/ui/forms/typedFields';
import { isRequired } from '../sections';
import { codeSend, draftChanged, selectCodeSend, stepSkipped } from '../state';
import type { Setup } from '../useSetup';
import { CodeForm } from './CodeForm';
import { Foot } from './Foot';

/** Asks for the number, then for the code that was sent to it. */
export default function PhoneForm({ setup }: { setup: Setup }) {
  const { confirming } = setup.draft;
  return confirming === null ? <NumberForm setup={setup} /> : <CodeForm setup={setup} number={confirming} />;
}

function NumberForm({ setup }: { setup: Setup }) {
  const { t } = useTranslation(['setup', 'account', 'common']);
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const own = useSelector(selectRegion);
  const send = useSelector(selectCodeSend);
  const [mistake, setMistake] = useState<'required' | 'format' | null>(null);
  const { user, draft, onboarding } = setup;
  const callingCode = draft.callingCode ?? callingCodes[own];
  const typed = draft.phone ?? '';
  useEffect(() => {
    dispatch(codeSend.reset());
  }, [dispatch]);
  const now = useNow(secondMs);
  const region = regionNames.find((name) => callingCodes[name] === callingCode) ?? own;
  const number = readNumber(typed, region);
  const full = number && `+${number.callingCode}${number.national}`;
  // Only the latest code is valid, so this number cannot be confirmed until it may get a new one.
  const isOvertaken = full !== null && full !== latestNumber(draft.codeTimes);
  const left = isOvertaken ? Math.ceil(waitOf(draft.codeTimes, full, now) / secondMs) : 0;

  const type = (part: { callingCode?: string; phone?: string }) => {
    setMistake(null);
    if (send.status === 'failed') dispatch(codeSend.reset());
    dispatch(draftChanged(part));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { phone = '' } = readTexts(event.currentTarget);
    const number = readNumber(phone, region);
    if (!number) {
      setMistake(cleanIdentifier(phone) ? 'format' : 'required');
      event.currentTarget.querySelector<HTMLElement>('[name="phone"]')?.focus();
      return;
    }
    // A calling code typed with the number selects the country.
    dispatch(draftChanged({ callingCode: number.callingCode, phone }));
    dispatch(codeSend.submit({ countryCode: number.callingCode, phoneNumber: number.national }));
  };
  const failed = send.status === 'failed';
  return (
    <Form roomy onSubmit={submit}>
      <SelectField
        name="country"
        label={t('phone.country')}
        autoComplete="tel-country-code"
        value={callingCode}
        options={regionNames.map((name) => ({
          value: callingCodes[name],
          label: `${common(`regions.${name}`)} +${callingCodes[name]}`,
        }))}
        onChange={({ currentTarget }) => type({ callingCode: currentTarget.value })}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        label={t('phone.number')}
        defaultValue={typed}
        error={mistake === null ? undefined : t(mistake === 'format' ? 'account:form.format' : 'account:form.required')}
        onChange={({ currentTarget }) => type({ phone: currentTarget.value })}
      />
      {failed && <FormError error={send.error} />}
      <Foot setup={setup} section="phone">
        {onboarding && !isRequired('phone', user) && (
          <Button variant="ghost" size="lg" onClick={() => dispatch(stepSkipped())}>
            {t('phone.skip')}
          </Button>
        )}
        <Button
          type="submit"
          {...(onboarding ? { size: 'lg' } : {})}
          disabled={left > 0}
          busy={send.status === 'sending'}
        >
          {left > 0 ? t('phone.againIn', { count: left }) : failed ? t('common:ui.retry') : t('phone.send')}
        </Button>
      </Foot>
    </Form>
  );
}
