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
    text: 'This stands in for the page of a bank or a card company. No money moves: choose how the payment ends.',
    paid: 'Pay now',
    slow: 'Pay slowly',
    slowText: 'Confirmed a few seconds later',
    pending: 'Leave it open',
    pendingText: 'The confirmation never comes',
    failed: 'Card declined',
    cancelled: 'Cancel',
    closed: 'This payment is over',
    back: 'Back to the shop',
  },
  id: {
    title: 'Bayar {{amount}}',
    demo: 'Demo',
    text: 'Halaman ini menggantikan halaman bank atau kartu. Tidak ada uang sungguhan yang terpotong. Pilih hasil pembayarannya.',
    paid: 'Bayar sekarang',
    slow: 'Bayar, konfirmasi nanti',
    slowText: 'Dikonfirmasi beberapa detik kemudian',
    pending: 'Biarkan menunggu',
    pendingText: 'Konfirmasinya tidak datang',
    failed: 'Kartu ditolak',
    cancelled: 'Batalkan',
    closed: 'Pembayaran ini sudah ditutup',
    back: 'Kembali ke toko',
  },
  ja: {
    title: '{{amount}}を支払う',
    demo: 'デモ',
    text: '銀行やカード会社のページの代わりです。実際のお支払いは発生しません。結果を選んでください。',
    paid: '支払う',
    slow: 'ゆっくり支払う',
    slowText: '数秒後に確認されます',
    pending: '確認待ちのままにする',
    pendingText: '確認は届きません',
    failed: 'カードが使えなかった',
    cancelled: 'キャンセル',
    closed: 'このお支払いは終了しています',
    back: 'ショップに戻る',
  },
  ko: {
    title: '{{amount}} 결제',
    demo: '데모',
    text: '은행이나 카드사 페이지를 대신하는 화면이에요. 실제로 결제되지 않아요. 결제 결과를 골라 주세요.',
    paid: '결제하기',
    slow: '천천히 결제하기',
    slowText: '몇 초 뒤에 확인돼요',
    pending: '확인 대기로 두기',
    pendingText: '결제가 확인되지 않아요',
    failed: '카드 거절',
    cancelled: '취소',
    closed: '이미 끝난 결제예요',
    back: '돌아가기',
  },
  ms: {
    title: 'Bayar {{amount}}',
    demo: 'Demo',
    text: 'Ini pengganti halaman bank atau syarikat kad. Tiada wang sebenar dibayar. Pilih hasil bayaran ini.',
    paid: 'Bayar sekarang',
    slow: 'Bayar perlahan',
    slowText: 'Disahkan selepas beberapa saat',
    pending: 'Biarkan menunggu',
    pendingText: 'Pengesahan tidak akan diterima',
    failed: 'Kad ditolak',
    cancelled: 'Batal',
    closed: 'Bayaran ini sudah selesai',
    back: 'Kembali ke kedai',
  },
  th: {
    title: 'จ่าย {{amount}}',
    demo: 'เดโม',
    text: 'หน้านี้ใช้แทนหน้าของธนาคารหรือบริษัทบัตร ไม่มีการตัดเงินจริง เลือกว่าจะให้การชำระเงินจบแบบไหน',
    paid: 'จ่ายเลย',
    slow: 'จ่ายแบบช้า',
    slowText: 'ยืนยันในอีกไม่กี่วินาที',
    pending: 'ปล่อยค้างไว้',
    pendingText: 'จะไม่มีการยืนยัน',
    failed: 'บัตรถูกปฏิเสธ',
    cancelled: 'ยกเลิก',
    closed: 'การชำระเงินนี้จบแล้ว',
    back: 'กลับไปที่ร้าน',
  },
  vi: {
    title: 'Thanh toán {{amount}}',
    demo: 'Bản demo',
    text: 'Trang này thay cho trang của ngân hàng hoặc công ty thẻ. Không ai bị trừ tiền: bạn chọn kết quả thanh toán.',
    paid: 'Thanh toán ngay',
    slow: 'Thanh toán chậm',
    slowText: 'Xác nhận sau vài giây',
    pending: 'Để chờ xác nhận',
    pendingText: 'Sẽ không bao giờ có xác nhận',
    failed: 'Thẻ bị từ chối',
    cancelled: 'Hủy',
    closed: 'Giao dịch này đã kết thúc',
    back: 'Quay lại trang mua',
  },
  'zh-hk': {
    title: '付款 {{amount}}',
    demo: '示範',
    text: '這一頁代替銀行或信用卡公司的頁面，不會扣款。請選擇付款的結果。',
    paid: '立即付款',
    slow: '慢速付款',
    slowText: '幾秒後才確認',
    pending: '不確認',
    pendingText: '一直等不到確認',
    failed: '信用卡被拒',
    cancelled: '取消',
    closed: '這次付款已結束',
    back: '返回商店',
  },
  'zh-my': {
    title: '付款 {{amount}}',
    demo: '示范',
    text: '这一页代替银行或信用卡公司的页面，不会扣款。请选择付款的结果。',
    paid: '立即付款',
    slow: '慢速付款',
    slowText: '几秒后才确认',
    pending: '不确认',
    pendingText: '一直等不到确认',
    failed: '信用卡被拒',
    cancelled: '取消',
    closed: '这次付款已经结束',
    back: '返回商店',
  },
  'zh-tw': {
    title: '付款 {{amount}}',
    demo: '示範',
    text: '這一頁代替銀行或信用卡公司的頁面，不會扣款。請選擇付款的結果。',
    paid: '立即付款',
    slow: '慢速付款',
    slowText: '幾秒後才確認',
    pending: '不確認',
    pendingText: '一直等不到確認',
    failed: '信用卡遭拒',
    cancelled: '取消',
    closed: '這筆付款已結束',
    back: '回到商店',
  },
};

export const wordsOf = (locale: Locale): PaymentWords =>
  paymentWords[locale] ?? paymentWords[languageOf(locale)] ?? (paymentWords.en as PaymentWords);
