/** Phone numbers of the product's regions. Heavy: only the phone form, itself loaded when it is shown, imports it. */

import metadata from 'virtual:phone-metadata';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { isRegion, type Region } from '@/shared/i18n/locales';

export interface ReadNumber {
  /** Of the region itself, or of another one of the product's where the number was typed with its calling code. */
  region: Region;
  callingCode: string;
  /** National digits, without the 0 in front that some countries dial. */
  national: string;
}

/** A mobile number as typed in a region, or null when it is none or has an extension: an SMS goes to it. */
export function readNumber(typed: string, region: Region): ReadNumber | null {
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
