/** Texts of the demo's payment page, in every language of the app. */
import { type Locale, languageOf } from '@/shared/i18n/locales';

export interface PaymentWords {
  title: string;
  demo: string;
  text: string;
  paid: string;
  slow: string;
  slowText: string;
  pending: string;
  pendingText: string;
  failed: string;
  cancelled: string;
  closed: string;
  back: string;
}

export const paymentWords: Readonly<Record<string, PaymentWords>> = {
  en: {
    title: 'Pay {{amount}}',
    demo: 'Demo',
    text: "This demo stands in for your bank or card company's page. You won't be charged. Choose what happens next.",
    paid: 'Pay now',
    slow: 'Delay the payment',
    slowText: 'Confirmed a few seconds later',
    pending: 'Leave it pending',
    pendingText: 'No confirmation arrives',
    failed: 'Card declined',
    cancelled: 'Cancel',
    closed: 'This payment is over',
    back: 'Back to Lantern',
  },
  id: {
    title: 'Bayar {{amount}}',
    demo: 'Demo',
    text: 'Ini demo pengganti halaman bank atau penerbit kartu. Uangmu tidak terpotong. Pilih hasil pembayarannya.',
    paid: 'Bayar sekarang',
    slow: 'Bayar, konfirmasi nanti',
    slowText: 'Dikonfirmasi beberapa detik kemudian',
    pending: 'Biarkan menunggu',
    pendingText: 'Konfirmasinya tidak akan masuk',
    failed: 'Kartu ditolak',
    cancelled: 'Batalkan',
    closed: 'Pembayaran ini sudah ditutup',
    back: 'Kembali ke Lantern',
  },
  ja: {
    title: '{{amount}}を支払う',
    demo: 'デモ',
    text: 'これは銀行やカード会社のページを模したデモです。実際のお支払いは発生しません。結果を選んでください。',
    paid: '支払う',
    slow: '時間をおいて完了',
    slowText: '数秒後に確認されます',
    pending: '確認待ちにする',
    pendingText: '確認は届きません',
    failed: 'カードが承認されない',
    cancelled: 'キャンセル',
    closed: 'このお支払いは終了しています',
    back: 'Lanternに戻る',
  },
  ko: {
    title: '{{amount}} 결제',
    demo: '데모',
    text: '은행이나 카드사 페이지를 대신하는 데모 화면이에요. 실제로 결제되지 않아요. 결제 결과를 골라 주세요.',
    paid: '결제하기',
    slow: '결제 지연',
    slowText: '몇 초 뒤에 확인돼요',
    pending: '확인 대기',
    pendingText: '결제가 확인되지 않아요',
    failed: '카드 승인 거절',
    cancelled: '취소',
    closed: '이미 끝난 결제예요',
    back: 'Lantern으로 돌아가기',
  },
  ms: {
    title: 'Bayar {{amount}}',
    demo: 'Demo',
    text: 'Demo ini menggantikan halaman bank atau syarikat kad. Tiada bayaran dikenakan. Pilih apa yang berlaku seterusnya.',
    paid: 'Bayar sekarang',
    slow: 'Pengesahan lewat',
    slowText: 'Disahkan selepas beberapa saat',
    pending: 'Biarkan tertangguh',
    pendingText: 'Pengesahan tidak akan diterima',
    failed: 'Kad ditolak',
    cancelled: 'Batal',
    closed: 'Bayaran ini sudah ditutup',
    back: 'Kembali ke Lantern',
  },
  th: {
    title: 'ชำระเงิน {{amount}}',
    demo: 'เดโม',
    text: 'หน้านี้จำลองหน้าชำระเงินของธนาคารหรือบริษัทบัตร ไม่มีการตัดเงินจริง เลือกผลการชำระเงินที่ต้องการ',
    paid: 'ชำระเงินเลย',
    slow: 'ชำระแล้วรอยืนยัน',
    slowText: 'ยืนยันในอีกไม่กี่วินาที',
    pending: 'ปล่อยค้างไว้',
    pendingText: 'จะไม่มีการยืนยัน',
    failed: 'บัตรถูกปฏิเสธ',
    cancelled: 'ยกเลิก',
    closed: 'รายการชำระเงินนี้สิ้นสุดแล้ว',
    back: 'กลับไปที่ Lantern',
  },
  vi: {
    title: 'Thanh toán {{amount}}',
    demo: 'Bản demo',
    text: 'Trang này mô phỏng trang của ngân hàng hoặc tổ chức thẻ. Bạn không bị trừ tiền. Hãy chọn kết quả thanh toán.',
    paid: 'Thanh toán ngay',
    slow: 'Thanh toán, xác nhận chậm',
    slowText: 'Được xác nhận sau vài giây',
    pending: 'Để treo giao dịch',
    pendingText: 'Giao dịch sẽ không được xác nhận',
    failed: 'Thẻ bị từ chối',
    cancelled: 'Hủy',
    closed: 'Giao dịch này đã kết thúc',
    back: 'Quay lại Lantern',
  },
  'zh-hk': {
    title: '支付 {{amount}}',
    demo: '示範',
    text: '這一頁模擬銀行或信用卡公司的付款頁，不會真的扣款。請選擇付款結果。',
    paid: '立即付款',
    slow: '延遲確認',
    slowText: '幾秒後才收到確認',
    pending: '一直等待確認',
    pendingText: '始終收不到確認',
    failed: '信用卡被拒',
    cancelled: '取消',
    closed: '這次付款已結束',
    back: '返回 Lantern',
  },
  'zh-my': {
    title: '支付 {{amount}}',
    demo: '示范',
    text: '这一页模拟银行或信用卡公司的付款页，不会真的扣款。请选择付款结果。',
    paid: '立即付款',
    slow: '付款，稍后确认',
    slowText: '几秒后才确认',
    pending: '一直待确认',
    pendingText: '不会收到确认',
    failed: '信用卡被拒',
    cancelled: '取消',
    closed: '这次付款已经结束',
    back: '返回 Lantern',
  },
  'zh-tw': {
    title: '支付 {{amount}}',
    demo: '示範',
    text: '這一頁模擬銀行或信用卡公司的付款頁，不會真的扣款。請選擇付款結果。',
    paid: '立即付款',
    slow: '延遲確認',
    slowText: '幾秒後才收到確認',
    pending: '一直等待確認',
    pendingText: '始終收不到確認',
    failed: '信用卡遭拒',
    cancelled: '取消',
    closed: '這筆付款已結束',
    back: '回到 Lantern',
  },
};

export const wordsOf = (locale: Locale): PaymentWords =>
  paymentWords[locale] ?? paymentWords[languageOf(locale)] ?? (paymentWords.en as PaymentWords);
