/** Failures, and their words in the three languages that the company writes. */

type Words = readonly [en: string, zh: string, id: string];
const words: Record<string, Words> = {
  '71-100-0008-305': ['Please log in once more.', '請重新登入。', 'Silakan masuk sekali lagi.'],
  '20-100-0008-010': [
    'Three other devices use this account.',
    '已有三部其他裝置使用此帳戶。',
    'Tiga perangkat lain memakai akun ini.',
  ],
  '20-200-0001-001': ['This now costs something else.', '價格已變更。', 'Harganya sudah berubah.'],
  '20-200-0001-002': ['This is yours already.', '你已擁有此項目。', 'Ini sudah milikmu.'],
  '20-200-0001-003': ['The early price is over.', '早鳥優惠已結束。', 'Harga awal sudah berakhir.'],
  LOGIN_WRONG: ['No account has this email and password.', '電郵或密碼不正確。', 'Email atau kata sandi salah.'],
  EMAIL_TAKEN: ['This email has an account.', '此電郵已有帳戶。', 'Email ini sudah punya akun.'],
  SIGNUP_INVALID: [
    'We need both names, an email, and a password of eight characters.',
    '請填寫姓名、電郵及至少八個字元的密碼。',
    'Isi kedua nama, email, dan kata sandi delapan karakter.',
  ],
  EMAIL_INVALID: ['This is no email address.', '電郵地址無效。', 'Ini bukan alamat email.'],
  PROFILE_INVALID: ['This cannot be chosen.', '不能選擇此項。', 'Ini tidak bisa dipilih.'],
  NOT_YOU: ['This is somebody else’s account.', '這是其他人的帳戶。', 'Ini akun orang lain.'],
  NOT_ENROLLED: ['You need to own this first.', '你需要先擁有此項目。', 'Kamu perlu memilikinya dulu.'],
  RATING_INVALID: ['Give one to five stars.', '請給一至五星。', 'Beri satu sampai lima bintang.'],
  POSITION_INVALID: ['This position does not exist.', '位置無效。', 'Posisi ini tidak ada.'],
  NO_PHONE: ['Enter a phone number first.', '請先輸入電話號碼。', 'Isi nomor telepon dulu.'],
  CODE_TOO_SOON: ['A code was sent a moment ago.', '剛剛已發送驗證碼。', 'Kode baru saja dikirim.'],
  CODE_WRONG: ['This is not the code.', '驗證碼不正確。', 'Kodenya salah.'],
  CODE_OLD: ['This code is used up. Ask for another.', '驗證碼已失效，請重新取得。', 'Kode habis. Minta yang baru.'],
  ORDER_INVALID: ['This cannot be bought like this.', '不能這樣購買。', 'Ini tidak bisa dibeli begini.'],
  NO_SUCH_ORDER: ['There is no such order.', '沒有此訂單。', 'Pesanan tidak ada.'],
  NOT_HERE: ['This is not here.', '這裏沒有此項目。', 'Ini tidak ada di sini.'],
  BAD_REQUEST: ['Something was sent wrongly.', '要求有誤。', 'Permintaan keliru.'],
};

/** A response with a status from 400. Without a code the client shows its own message. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(status: number, code: string | null) {
    super(code ?? `status ${status}`);
    this.status = status;
    this.code = code;
  }

  toJson(lang: string): Record<string, string> {
    const text = this.code === null ? undefined : words[this.code];
    if (this.code === null || !text) return { message: this.message };
    const language = lang.slice(0, 2);
    const index = language === 'zh' ? 1 : language === 'id' ? 2 : 0;
    return { error_message: text[index], error_code: this.code };
  }
}
