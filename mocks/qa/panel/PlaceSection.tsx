import { isRegion, type Locale, languageName, regionNames, regions } from '@/shared/i18n/locales';
import { Choose, Part } from './Part';
import { addressIn, currentLocale } from './place';

const names = new Intl.DisplayNames('en', { type: 'region' });
const choices = regionNames.map((region) => ({
  group: `${names.of(region.toUpperCase()) ?? region} (${region})`,
  choices: regions[region].locales.map((locale: Locale) => ({
    value: locale,
    label: `${locale} ${languageName(locale)}`,
  })),
}));

/** Chooses region and language, by navigation. */
export function PlaceSection() {
  const locale = currentLocale();
  const region = locale.slice(3);
  return (
    <Part name="Place" value={`${locale}${isRegion(region) ? `, ${regions[region].currency}` : ''}`}>
      <Choose
        label="Region and language"
        value={locale}
        onChange={(next) => window.location.assign(addressIn(next as Locale))}
        choices={choices}
      />
    </Part>
  );
}
