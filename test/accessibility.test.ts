/** The report of conformance, and rules of accessibility that the sources alone can prove. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../build/tools/sourceTree';
import { readStyles } from './styleRules';

const root = join(import.meta.dirname, '..');
const results = ['supports', 'partly', 'does not', 'not applicable'];

/** The tables by their headings: criterion, result, method. `docs.test.ts` checks that the files exist. */
const tables = new Map(
  readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
    .split(/^## /m)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const rows = lines
        .filter((line) => /^\| \d/.test(line))
        .map((line) => line.split('|').map((cell) => cell.trim()));
      return [heading, rows.map(([, criterion = '', result = '', method = '']) => ({ criterion, result, method }))];
    }),
);
const rows = [...tables.values()].flat();
const wcag = [...tables].filter(([heading]) => heading.startsWith('WCAG')).flatMap(([, part]) => part);
const isTested = ({ method }: { method: string }) => /`(?:src|test)\/[^`]+\.(?:test|spec)\.tsx?`/.test(method);

describe('the report', () => {
  it('has each criterion of WCAG 2.2 at A and AA once', () => {
    expect(tables.get('WCAG 2.2, level A')).toHaveLength(31);
    expect(tables.get('WCAG 2.2, level AA')).toHaveLength(24);
    expect(new Set(wcag.map(({ criterion }) => criterion)).size).toBe(55);
  });

  it('says of each row what was found, and by a test or by what else', () => {
    expect(rows.filter(({ result }) => !results.includes(result))).toEqual([]);
    expect(rows.filter((row) => !isTested(row) && !/review|rows above/.test(row.method))).toEqual([]);
  });

  it('rests on tests for four of five criteria', () => {
    expect(wcag.filter(isTested).length / wcag.length).toBeGreaterThan(0.8);
  });
});

it('the button of the language is named by the words on it, in every language', () => {
  const languages = readdirSync(join(root, 'locales'));
  const texts = languages.map((language) =>
    JSON.parse(readFileSync(join(root, 'locales', language, 'common.json'), 'utf8')),
  );
  const labels = texts.flatMap(({ locale }) => (locale?.open ? [locale] : []));
  expect(labels.length).toBeGreaterThan(9);
  expect(labels.filter(({ open, current }) => !open.endsWith(current))).toEqual([]);
});

describe('movement', () => {
  const styles = [...readStyles(['src'])];
  const animations = styles.flatMap(([file, css]) =>
    [...css.matchAll(/\banimation:\s*([^;]+);/g)].flatMap(([, values = '']) =>
      values.split(/,(?![^(]*\))/).map((value) => ({ file, value })),
    ),
  );

  it('lasts longer than five seconds only where something loads', () => {
    const endless = animations.filter(({ value }) => value.includes('infinite')).map(({ file }) => file);
    expect(endless.sort()).toEqual([
      'src/shared/player/Layer.module.css',
      'src/shared/player/LessonPlayer.module.css',
      'src/shared/ui/actions/Button.module.css',
      'src/shared/ui/content/Skeleton.module.css',
    ]);
  });

  it('repeats at most three times a second', () => {
    const repeated = animations.filter(({ value }) => /infinite|\s[2-9]\b/.test(value));
    const durations = repeated.map(({ value }) => {
      const [, amount, unit] = /(\d*\.?\d+)(m?s)\b/.exec(value) ?? [];
      return Number(amount) * (unit === 's' ? 1000 : 1);
    });
    expect(durations.length).toBeGreaterThan(2);
    expect(durations.filter((milliseconds) => !(milliseconds > 333))).toEqual([]);
  });

  it('of the device moves nothing', () => {
    const listeners = [...readSources('src')].filter(([, code]) => /devicemotion|deviceorientation/.test(code));
    expect(listeners).toEqual([]);
  });
});
