import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { env } from '@/shared/config/env';
import { createTranslations, type TextFiles } from '@/shared/i18n/createI18n';
import { type Locale, languageTag } from '@/shared/i18n/locales';
import { Gallery } from './Gallery';
import { samplesOf } from './samples';

/** Renders the gallery of the design system instead of the app, in one locale. `now`: epoch ms. */
export async function mountGallery(root: HTMLElement, files: TextFiles, locale: Locale, now: number): Promise<void> {
  const translations = createTranslations(files, locale);
  await translations.load(locale, ['common', 'player']);
  document.title = `Design system | ${env.productName}`;
  document.documentElement.lang = languageTag(locale);
  createRoot(root).render(
    <I18nextProvider i18n={translations.i18n}>
      {/* Links of the specimens do not navigate. */}
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <Gallery samples={samplesOf(locale, now)} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}
