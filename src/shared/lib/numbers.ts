/** Formats numbers as their language writes them: "4.7" and "1,204", in Vietnamese and Indonesian "4,7" and "1.204". */

const formats = new Map<string, Intl.NumberFormat>();

/** The language alone decides, since browsers do not know every region of it. */
function formatOf(tag: string, decimals: 0 | 1): Intl.NumberFormat {
  const key = `${tag} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    const [language = tag] = tag.split('-');
    format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format;
}

/** Formats a whole number. `tag`: the language of the texts, as i18next names it. */
export const formatCount = (count: number, tag: string): string => formatOf(tag, 0).format(count);

/** Formats a number with one decimal, as an average is shown. `tag` as in `formatCount`. */
export const formatTenths = (value: number, tag: string): string => formatOf(tag, 1).format(value);
