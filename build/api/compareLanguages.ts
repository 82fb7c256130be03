import { regions } from '../../src/shared/i18n/locales.ts';
import { checkThat } from './responseChecks.ts';
import { addFindings, type Run, requestData } from './run.ts';

/** Texts of a response from which a language can be told. */
const fewest = 5;

/** Returns the texts of a response that people read. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^[\x21-\x7e]*$/.test(value) || /^\d{4}-\d\d-\d\dT/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Reads everything in another language. When no text is another one, the backend has one language. */
export async function compareLanguages(run: Run): Promise<void> {
  const { lang, region } = run.options;
  const second = regions[region].locales.find((one) => one !== lang);
  if (!second) return void run.notes.push(`Languages were not compared: the region ${region} has one.`);
  const all = await Promise.all(
    [...run.reads.values()].map(async (read) => {
      const other = await requestData(run, read.operation, { ...read.call, lang: second });
      const texts = textsOf(read.data);
      const isSame = texts.join('\n') === textsOf(other).join('\n');
      return other && texts.length >= fewest ? [{ ...read, isSame }] : [];
    }),
  );
  const compared = all.flat();
  if (compared.length > 0 && compared.every(({ isSame }) => isSame))
    return void run.notes.push(`The backend seems to have one language: lang=${second} has the texts of ${lang}.`);
  for (const { operation, call, isSame } of compared) {
    const language = checkThat(!isSame, `other texts for lang=${second} than for ${lang}`, 'the same texts');
    addFindings(run, operation, { ...call, lang: second }, { language });
  }
}
