import { localePath } from '@/platform/locale/paths';
import { createTranslations } from '@/shared/i18n/createI18n';
import type { Locale } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { textFiles } from './textFiles';

/** Returns what the web manifest says of a language besides the product's name. Paths start at the site's root. */
export async function describeInstall(locale: Locale) {
  const { i18n, load } = createTranslations(textFiles, locale);
  await load(locale, ['common', 'home']);
  const common = { ns: 'common' } as const;
  return {
    description: i18n.t('head.description', { ns: 'home' }),
    shortcuts: [
      { name: i18n.t('account.schedule', common), path: localePath(locale, paths.schedule()) },
      { name: i18n.t('nav.learning', common), path: localePath(locale, paths.myLearning()) },
      { name: i18n.t('nav.search', common), path: localePath(locale, paths.search()) },
    ],
  };
}
