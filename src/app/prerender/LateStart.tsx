import type { i18n } from 'i18next';

/** Says that the app is not there yet. A script in the document shows it (`build/documents/lateStart.ts`) and handles its button. */
export function LateStart({ t }: { t: i18n['t'] }) {
  return (
    <aside id="late-start" role="alert" hidden>
      <strong>{t('lateStart.title', { ns: 'common' })}</strong>
      <p>{t('lateStart.text', { ns: 'common' })}</p>
      <button type="button">{t('errorPage.reload', { ns: 'common' })}</button>
    </aside>
  );
}
