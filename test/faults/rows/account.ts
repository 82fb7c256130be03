import type { UnknownAction } from 'redux';
import { codeCheck, codeResend, codeSend, profileSave } from '@/features/account/setup/state';
import { backend, testNow } from '~mocks/node';
import { asStudent, type Row, setup, student } from './row';

const setupPhone = { ...asStudent, page: `${setup.page}?section=phone`, kind: 'alert' } as const;
/** A code was sent a minute ago. */
const afterSms = (action: () => UnknownAction) => () => {
  backend.db.update(({ accounts }) => {
    const account = accounts.find((one) => one.email === student);
    if (account) account.phoneCode = { number: '+85291234567', code: '123456', sentMs: testNow - 60_000 };
  });
  return action();
};

export const accountRows: readonly Row[] = [
  {
    endpoint: 'updateUser',
    ...setup,
    kind: 'alert',
    action: () => profileSave.submit({ section: 'ranking', changes: { ranking: 'top' } }),
    done: { text: 'Saved' },
  },
  {
    endpoint: 'sendPhoneCode',
    ...setupPhone,
    action: () => codeSend.submit({ countryCode: '852', phoneNumber: '91234567' }),
    done: { text: 'SMS sent' },
  },
  {
    endpoint: 'verifyPhone',
    ...setupPhone,
    action: afterSms(() => codeCheck.submit({ code: '123456' })),
    done: { text: 'Phone number confirmed' },
  },
  {
    endpoint: 'resendPhoneCode',
    ...setupPhone,
    action: afterSms(() => codeResend.submit({ number: '+85291234567' })),
    done: { text: 'SMS sent' },
  },
];
