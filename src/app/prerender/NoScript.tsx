import type { i18n } from 'i18next';

/** Says above a readable page that the rest needs scripts. */
export function NoScript({ t }: { t: i18n['t'] }) {
  return (
    <noscript>
      <p>{t('noScript.text', { ns: 'common' })}</p>
    </noscript>
  );
}
