/** The last resort: not even the texts came. One guarded reload, then a few words that need no file and a button. */
import { locatePath, visitorLocale } from '@/core/locale/paths';
import { type Locale, languageOf, languageTag } from '@/shared/i18n/locales';
import { browserReloadGuard } from './browserReloadGuard';

const words: Readonly<Record<string, readonly [sentence: string, button: string]>> = {
  en: ['This page did not open. Check your connection and reload.', 'Reload'],
  'zh-hk': ['這一頁未能開啟。請檢查網絡連線，然後重新載入。', '重新載入'],
  'zh-tw': ['這個頁面打不開。請檢查網路連線，然後重新整理。', '重新整理'],
  'zh-my': ['这一页未能打开。请检查网络连接，然后重新加载。', '重新加载'],
  ms: ['Halaman ini tidak dapat dibuka. Semak sambungan anda dan muat semula.', 'Muat semula'],
  id: ['Halaman ini tidak terbuka. Periksa koneksimu lalu muat ulang.', 'Muat ulang'],
  vi: ['Trang này chưa mở được. Hãy kiểm tra kết nối rồi tải lại.', 'Tải lại'],
  ko: ['페이지를 열지 못했어요. 연결을 확인하고 다시 불러와 주세요.', '다시 불러오기'],
  ja: ['ページを開けませんでした。接続を確認して再読み込みしてください。', '再読み込み'],
  th: ['เปิดหน้านี้ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วโหลดใหม่', 'โหลดใหม่'],
};

const wordsFor = (locale: Locale) => words[locale] ?? words[languageOf(locale)] ?? words.en;

export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error('[start]', error);
  if (browserReloadGuard().reload(window.location.href)) return;
  const { locale } = locatePath(window.location.pathname, visitorLocale(null));
  const [sentence = '', label = ''] = wordsFor(locale) ?? [];
  const page = document.createElement('main');
  page.lang = languageTag(locale);
  page.className = 'wrap';
  const title = document.createElement('h1');
  title.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => window.location.reload());
  page.append(title, button);
  root.replaceChildren(page);
}
