import type { Region } from '@/shared/i18n/locales';

/** Calling codes of the product's regions, digits without +; each belongs to one region. */
export const callingCodes: Readonly<Record<Region, string>> = {
  au: '61',
  hk: '852',
  id: '62',
  jp: '81',
  kr: '82',
  my: '60',
  nz: '64',
  sg: '65',
  th: '66',
  tw: '886',
  vn: '84',
};

/** Puts a no-break space after the calling code (`+852`); numbers of other countries are unchanged. */
export function spacedNumber(number: string): string {
  const code = Object.values(callingCodes).find((one) => number.startsWith(`+${one}`));
  return code ? `+${code}\u00a0${number.slice(code.length + 1)}` : number;
}
