import type { i18n } from 'i18next';

/** Explains, above a page that can be read without scripts, what does not work without them. */
export function NoScript({ t }: { t: i18n['t'] }) {
  return (
    <noscript>
      <p>{t('noScript.text', { ns: 'common' })}</p>
    </noscript>
  );
}
