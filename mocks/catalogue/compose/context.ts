import { zoneOffset } from '../../../src/shared/lib/timeZone.ts';
import type { Script } from '../art/motifs/letters.ts';
import type { Subject, SubjectKey } from '../commonTypes.ts';
import { type Curriculum, type PlaceText, type TaughtSubject, taughtSubjects } from '../curriculum.ts';
import { fillTexts } from '../fillText.ts';
import { createRandom, itemAt, type Random } from '../random.ts';
import { type RegionRow, regionRow, regionTexts } from '../regions.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Inputs of every part of a catalogue. Random streams do not depend on the language, so that all languages agree. */
export interface Context {
  region: string;
  /** Locale of the texts. */
  locale: string;
  anchorMs: number;
  text: Curriculum;
  place: PlaceText;
  row: RegionRow;
  id(slot: number): number;
  /** Converts Hong Kong dollars of the blueprint to the region's currency. */
  price(hongKongDollars: number): number;
  random(name: string): Random;
  subject(key: TaughtSubject): Subject;
  /** The name of a school year inside a sentence. */
  levelName(level: number): string;
  /** The hashtag of a school year. */
  levelTag(level: number): string;
  /** Values of `{level}` and `{exam}` in texts about a school year. */
  yearTerms(level: number): { level: string; exam: string };
  /** The script of a subject's cover. */
  script(subject: SubjectKey): Script | undefined;
  /** Returns the instant of that local hour, this many days from today. */
  localTime(day: number, hour: number, minute: number): number;
  /**
   * Returns the instant on the same weekday and hour this many weeks later or (negative) earlier, also across a change
   * of daylight saving.
   */
  weeksFrom(instant: number, weeks: number): number;
  /** Returns the milliseconds that local clocks are ahead of UTC at an instant. */
  offsetAt(instant: number): number;
}

export function createContext(region: string, locale: string, anchorMs: number): Context {
  const row = regionRow(region);
  const { curriculum, place } = regionTexts(region, locale);
  const offsetAt = (instant: number) => zoneOffset(instant, row.timeZone) * MINUTE;
  // Local time, counted as if it were UTC.
  const today = Math.floor((anchorMs + offsetAt(anchorMs)) / DAY) * DAY;
  const terms = { firstTeacher: itemAt(place.teachers, 0), ...place.terms };
  // Content of a school year gets the exam of the year: `yearTerms`.
  const termsOfAnyYear = { ...terms, exam: '{exam}' };
  const text = {
    ...fillTexts(curriculum, terms),
    subjects: fillTexts(curriculum.subjects, termsOfAnyYear),
    pages: { ...fillTexts(curriculum.pages, terms), banners: fillTexts(curriculum.pages.banners, termsOfAnyYear) },
  };
  const levelName = (level: number) => itemAt(place.levelsInText ?? place.levels, level);
  return {
    region,
    locale,
    anchorMs,
    text,
    place,
    row,
    id: (slot) => row.idBase + slot,
    price: (hongKongDollars) => {
      const { scale, step, dip } = row.price;
      const price = Math.round((hongKongDollars * scale) / step) * step - dip;
      return hongKongDollars === 0 ? 0 : Math.round(price * 100) / 100;
    },
    random: (name) => createRandom(`${region}:${name}`),
    subject: (key) => ({ id: row.idBase + taughtSubjects.indexOf(key) + 1, key, name: text.subjects[key].name }),
    levelName,
    levelTag: (level) => itemAt(place.levels, level).replaceAll(' ', ''),
    yearTerms: (level) => ({ level: levelName(level), exam: place.exams?.[level] ?? place.terms.exam ?? '' }),
    script: (subject) => (subject === 'chinese' ? place.script : undefined),
    localTime: (day, hour, minute) => {
      const wall = today + day * DAY + hour * HOUR + minute * MINUTE;
      return wall - offsetAt(wall - offsetAt(anchorMs));
    },
    weeksFrom: (instant, weeks) => {
      const moved = instant + weeks * 7 * DAY;
      return moved + offsetAt(instant) - offsetAt(moved);
    },
    offsetAt,
  };
}

export const toTeacherId = (context: Context, position: number) => context.id(position);
export const toLevelId = (context: Context, level: number) => context.id(level + 1);
