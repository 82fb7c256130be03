import { locales } from '@/shared/i18n/locales';
import { localeTexts } from '../catalogue/content';
import { isTaughtSubject, type TaughtSubject } from '../catalogue/curriculum';
import { fillTexts } from '../catalogue/fillText';

/** Seconds from one caption to the next; there are eight. */
const step = 9.25;
const shown = 8.75;

const timeOf = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

function captionsOf(subject: TaughtSubject, language: string): string | null {
  // Languages of one place only are named by their locale.
  const locale = locales.find((one) => one === language) ?? locales.find((one) => one.startsWith(`${language}-`));
  if (!locale) return null;
  const { curriculum, place } = localeTexts(locale);
  const lines = curriculum.subjects[subject].highlights.flatMap(({ title, description }) => [title, description]);
  const cues = fillTexts(lines, place.terms).map((line, index) => {
    const start = 0.5 + index * step;
    return `${timeOf(start)} --> ${timeOf(start + shown)}\n${line}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/**
 * Returns the captions of a subject's film, `physics/lesson.ja.vtt`: what its courses teach, in that language. Null for another
 * path.
 */
export function subjectCaptions(path: string): string | null {
  const [, subject = '', language = ''] = /^([a-z]+)\/lesson\.([a-z-]+)\.vtt$/.exec(path) ?? [];
  return isTaughtSubject(subject) && subject !== 'maths' ? captionsOf(subject, language) : null;
}
