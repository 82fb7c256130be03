import type { i18n } from 'i18next';
import { minimumBrowsers } from '@/shared/config/minimumBrowsers';

interface OldBrowserProps {
  t: i18n['t'];
  /** The document has no content of its own, only the place for what the app renders. */
  isEmpty?: boolean;
}

/** Says which browsers will do. A script in the document shows it (`build/documents/oldBrowser.ts`), whether the app runs or not. */
export function OldBrowser({ t, isEmpty = false }: OldBrowserProps) {
  return (
    <aside id="old-browser" hidden data-empty={isEmpty || undefined}>
      <strong>{t('oldBrowser.title', { ns: 'common' })}</strong>
      <p>{t('oldBrowser.text', { ns: 'common', ...minimumBrowsers })}</p>
    </aside>
  );
}
