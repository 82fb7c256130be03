import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { regionNames } from '../../src/shared/i18n/locales.ts';
import { virtualModule } from './virtualModule.ts';

export interface PhoneMetadata {
  version: number;
  country_calling_codes: Readonly<Record<string, readonly string[]>>;
  countries: Readonly<Record<string, unknown>>;
}

/** Returns the metadata of some countries, by their two-letter codes. Throws for an unknown one. */
export function cutMetadata(whole: PhoneMetadata, countries: readonly string[]): PhoneMetadata {
  const missing = countries.filter((country) => !whole.countries[country]);
  if (missing.length > 0) throw new Error(`No phone metadata of ${missing.join(', ')}`);
  const codes = Object.entries(whole.country_calling_codes)
    .map(([code, of]) => [code, of.filter((country) => countries.includes(country))] as const)
    .filter(([, of]) => of.length > 0);
  return {
    version: whole.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(countries.map((country) => [country, whole.countries[country]])),
  };
}

/** The package has the mobile numbers of 245 countries (99 kB); the product only needs those of its regions. */
export const phoneMetadata = () =>
  virtualModule('phone-metadata', () => {
    const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.mobile.json');
    const whole = JSON.parse(readFileSync(file, 'utf8')) as PhoneMetadata;
    return cutMetadata(
      whole,
      regionNames.map((region) => region.toUpperCase()),
    );
  });
