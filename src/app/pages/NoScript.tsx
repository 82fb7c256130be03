import type { i18n } from 'i18next';

/** Above a page that can be read without scripts: what cannot be done without them. */
export function NoScript({ t }: { t: i18n['t'] }) {
  return (
    <noscript>
      <p>{t('noScript.text', { ns: 'common' })}</p>
    </noscript>
  );
}
