/** Parses phone numbers of the product's regions. Large: only the lazily loaded phone form imports it. */
import metadata from 'virtual:phone-metadata';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { isRegion, type Region } from '@/shared/i18n/locales';
import { cleanIdentifier } from '@/shared/lib/typed';

export interface ReadNumber {
  /** The chosen region, or the region of a typed calling code. */
  region: Region;
  callingCode: string;
  /** National digits, without the leading 0 that some countries dial. */
  national: string;
}

/**
 * Parses a mobile number as typed in a region; null when it is invalid or has an extension, since it must receive an
 * SMS. No national number starts with 00, so a calling code follows it, whatever prefix the region itself dials.
 */
export function readNumber(typed: string, region: Region): ReadNumber | null {
  const number = cleanIdentifier(typed);
  return (number.startsWith('00') ? parse(`+${number.slice(2)}`, region) : null) ?? parse(number, region);
}

function parse(typed: string, region: Region): ReadNumber | null {
  const country = region.toUpperCase() as CountryCode;
  const number = parsePhoneNumberFromString(
    typed,
    { defaultCountry: country, extract: false },
    metadata as MetadataJson,
  );
  const found = number?.country?.toLowerCase() ?? '';
  if (!number?.isValid() || number.ext || !isRegion(found)) return null;
  return { region: found, callingCode: number.countryCallingCode, national: number.nationalNumber };
}
