import type { i18n } from 'i18next';
import { env } from '@/shared/config/env';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { Scene } from '@/shared/ui/brand/Scene';

/** The offline page, rendered without the app; its button reloads the same address. */
export function OfflinePage({ t }: { t: i18n['t'] }) {
  return (
    <>
      <header>
        <BrandMark />
        <span translate="no">{env.productName}</span>
      </header>
      <main>
        <Scene kind="cable" />
        <h1>{t('offline.now', { ns: 'common' })}</h1>
        <p>{t('offline.page', { ns: 'common' })}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is that of the page itself, whichever it is. */}
        <a href="">{t('ui.retry', { ns: 'common' })}</a>
      </main>
    </>
  );
}
