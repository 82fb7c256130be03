import type { Locale } from '@/shared/i18n/locales';
import type { TokenEnd } from '../db/state';

interface Messages {
  en: string;
  'zh-hk': string;
  'zh-tw': string;
}

const message = (en: string, hk: string, tw: string): Messages => ({ en, 'zh-hk': hk, 'zh-tw': tw });

/** Every coded failure of the backend: status, code, and what it says in each language it speaks. */
export const failures = {
  otherDevices: [
    401,
    '20-100-0008-010',
    message('You are logged in on more than 2 devices.', '你已經喺超過兩部裝置登入。', '你已在超過兩台裝置登入。'),
  ],
  inactive: [401, '20-100-0008-001', message('Your session has ended.', '你的登入已經過期。', '你的登入已經過期。')],
  wrongLogin: [
    422,
    '20-100-0001-001',
    message('The e-mail address or the password is not right.', '電郵地址或者密碼不正確。', '電子郵件或密碼不正確。'),
  ],
  emailTaken: [
    422,
    '20-100-0001-002',
    message(
      'There is already an account with this e-mail address.',
      '呢個電郵地址已經有帳戶。',
      '這個電子郵件已經有帳號了。',
    ),
  ],
  badEmail: [
    422,
    '20-100-0001-003',
    message('This e-mail address is not complete.', '電郵地址不完整。', '電子郵件格式不完整。'),
  ],
  badPassword: [
    422,
    '20-100-0001-004',
    message('A password has at least 8 characters.', '密碼最少要有 8 個字元。', '密碼至少要有 8 個字元。'),
  ],
  missingName: [422, '20-100-0001-005', message('Please enter your name.', '請填寫你的姓名。', '請填寫你的姓名。')],
  badProfile: [
    422,
    '20-100-0004-001',
    message('This choice is not available.', '未能選擇這個項目。', '無法選擇這個項目。'),
  ],
  foreignUser: [403, '20-100-0004-002', message('This is another account.', '這是另一個帳戶。', '這是另一個帳號。')],
  badPhone: [
    422,
    '20-100-0006-001',
    message('This phone number is not complete.', '電話號碼不完整。', '手機號碼不完整。'),
  ],
  wrongPhoneCode: [
    422,
    '20-100-0006-002',
    message('This is not the code we sent.', '驗證碼不正確。', '驗證碼不正確。'),
  ],
  phoneTooSoon: [
    429,
    '20-100-0006-003',
    message('Please wait a minute before the next SMS.', '請等一分鐘再傳送短訊。', '請等一分鐘再傳送簡訊。'),
  ],
  notYours: [
    403,
    '20-100-0005-001',
    message('This opens when you have bought it.', '購買後便可以使用。', '購買後就可以使用。'),
  ],
  badPosition: [
    422,
    '20-100-0005-002',
    message('This position does not exist.', '播放位置不正確。', '播放位置不正確。'),
  ],
  badRating: [422, '20-100-0005-003', message('Choose 1 to 5 stars.', '請選擇 1 至 5 粒星。', '請選擇 1 到 5 顆星。')],
  badOrder: [422, '20-200-0001-000', message('This order is not complete.', '訂單資料不完整。', '訂單資料不完整。')],
  priceChanged: [409, '20-200-0001-001', message('The price has changed.', '價錢已經更新。', '價格已經更新。')],
  alreadyYours: [
    409,
    '20-200-0001-002',
    message('This is already yours.', '你已經擁有這個課程。', '你已經擁有這堂課。'),
  ],
  presaleEnded: [
    409,
    '20-200-0001-003',
    message('The early price has ended.', '預售優惠已經完結。', '預售優惠已經結束。'),
  ],
  notFound: [
    404,
    '20-100-0009-001',
    message('This does not exist, or no longer.', '找不到這個內容。', '找不到這個內容。'),
  ],
  badTicket: [422, '20-300-0001-001', message('The report is not complete.', '回報資料不完整。', '回報資料不完整。')],
  fileTooLarge: [
    413,
    '20-300-0001-002',
    message('A file has at most 10 MB.', '檔案不可以大過 10 MB。', '檔案不能超過 10 MB。'),
  ],
} as const satisfies Record<string, readonly [number, string, Messages]>;

export type FailureName = keyof typeof failures;

/** Thrown by a resolver; becomes `{ error_code, error_message }`, or a body without a code. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly messages: Messages | null;

  constructor(status: number, code: string | null, messages: Messages | null, text = '') {
    super(text);
    this.status = status;
    this.code = code;
    this.messages = messages;
  }
}

export function failure(name: FailureName): Failure {
  const [status, code, messages] = failures[name];
  return new Failure(status, code, messages, name);
}

/** A mistake of the client, not of its user: 400 with a code of its own and an English sentence saying what is wrong. */
export const clientMistake = (text: string): Failure => new Failure(400, '20-900-0001-000', null, text);

export const endedSession = (end: TokenEnd): Failure => failure(end === 'other_devices' ? 'otherDevices' : 'inactive');

export function failureBody({ code, messages, message: text }: Failure, locale: Locale | null) {
  const language = locale === 'zh-hk' || locale === 'zh-tw' ? locale : 'en';
  return code === null ? { message: text } : { error_code: code, error_message: messages?.[language] ?? text };
}
