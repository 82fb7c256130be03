import { describe, expect, it } from 'vitest';
import { coursePlans } from '../blueprint/courses.ts';
import { courseSlot } from '../blueprint/offers.ts';
import type { SubjectKey } from '../commonTypes.ts';
import { taughtSubjects } from '../curriculum.ts';
import { bannerSvg } from './banner.ts';
import { chosenCovers, coverSvg } from './cover.ts';
import { drawMedia } from './drawMedia.ts';
import { fanSvg } from './fan.ts';
import { highlightIconSvg, iconNames } from './icon.ts';
import { liveArtSvg } from './liveArt.ts';
import { mediaUrl } from './mediaUrl.ts';
import type { Script } from './motifs/letters.ts';
import { oklch } from './oklch.ts';
import { isSubjectKey, subjectHues } from './palette.ts';
import { portraitSvg } from './portrait.ts';
import { weekSvg } from './week.ts';
import { worksheetPdf } from './worksheet.ts';

const subjectKeys = Object.keys(subjectHues).filter(isSubjectKey);
const scripts: Script[] = ['thai', 'hangul', 'vietnamese', 'latin'];
const drawn = subjectKeys.flatMap((key) => Array.from({ length: 16 }, (_, id) => [key, id] as const));
const ofCourses = taughtSubjects.flatMap((key) =>
  coursePlans[key].map((_, index) => [key, courseSlot(key, index + 1)] as const),
);
const covers = [...drawn, ...ofCourses];

/**
 * Returns problems of the markup: elements must nest and close, attributes must be quoted, and every used id must occur
 * once.
 */
function problemsOf(xml: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const rest = xml
    .replace(/(?<=<text [^<>]*>)[^<]*/g, '')
    .replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g, (_, closing, name, _rest, single) => {
      if (closing) {
        if (open.pop() !== name) problems.push(`</${name}> closes something else`);
      } else if (!single) open.push(name);
      return '';
    });
  if (rest.trim() !== '') problems.push(`not markup: ${rest.slice(0, 60)}`);
  if (open.length > 0) problems.push(`left open: ${open.join(' ')}`);
  for (const [, id] of xml.matchAll(/url\(#([^)]+)\)/g)) {
    if (xml.split(`id="${id}"`).length !== 2) problems.push(`#${id} is not there once`);
  }
  if (!xml.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')) problems.push('no namespace');
  if (/var\(|NaN|undefined|Infinity|oklch/.test(xml)) problems.push('a value that no image understands');
  return problems;
}

const cores = (xml: string) => [...xml.matchAll(/<circle [^>]*fill="#FFBE3D"\/>/g)].length;

describe('covers', () => {
  it('are the same for the same course and subject', () => {
    for (const [key, id] of covers) expect(coverSvg(id, key)).toBe(coverSvg(id, key));
    expect(coverSvg(7, 'maths')).not.toBe(coverSvg(8, 'maths'));
  });

  it('hold exactly one light', () => {
    for (const [key, id] of covers) expect(cores(coverSvg(id, key)), `${key} ${id}`).toBe(1);
  });

  it('are well-formed pictures of their own', () => {
    for (const [key, id] of covers) expect(problemsOf(coverSvg(id, key)), `${key} ${id}`).toEqual([]);
  });

  it('are chosen by hand for every course, and differ within its subject', () => {
    for (const [key, id] of ofCourses) expect(chosenCovers[id], `${key} ${id}`).toBeDefined();
    for (const key of taughtSubjects) {
      const choices = ofCourses.filter(([subject]) => subject === key).map(([, id]) => String(chosenCovers[id]));
      expect(new Set(choices).size, key).toBe(choices.length);
    }
  });

  it('show the drawing chosen by hand for the first course, in every region', () => {
    expect(coverSvg(101, 'maths')).toContain('M280 0V200');
    expect(coverSvg(20_101, 'maths')).toContain('M280 0V200');
  });

  it.each(scripts)('show the letters of the %s script, only where letters are shown', (script) => {
    const written = Array.from({ length: 16 }, (_, id) => coverSvg(id, 'chinese', script));
    for (const [id, cover] of written.entries()) {
      expect(cover).not.toBe(coverSvg(id, 'chinese'));
      expect(cores(cover), `${script} ${id}`).toBe(1);
      expect(problemsOf(cover), `${script} ${id}`).toEqual([]);
    }
    expect(coverSvg(101, 'maths', script)).toBe(coverSvg(101, 'maths'));
  });
});

describe('other pictures', () => {
  const key: SubjectKey = 'physics';
  const drawings: [name: string, draw: () => string][] = [
    ['portrait', () => portraitSvg(6, key)],
    ['drawn portrait', () => portraitSvg(4711, key)],
    ['class', () => liveArtSvg({ id: 3, subjectKey: key, teacherId: 6, lit: false })],
    ['class on now', () => liveArtSvg({ id: 3, subjectKey: key, teacherId: 6, lit: true })],
    ['wide banner', () => bannerSvg('hk-1', true)],
    ['narrow banner', () => bannerSvg('hk-1', false)],
    ['fan', () => fanSvg([101, 401, 501].map((id) => ({ id, subjectKey: key })))],
    ['week', () => weekSvg(key, 5, 'en-hk')],
    ...iconNames.map((name): [string, () => string] => [`icon ${name}`, () => highlightIconSvg(name)]),
  ];

  it.each(drawings)('%s is deterministic and well-formed', (_, draw) => {
    expect(draw()).toBe(draw());
    expect(problemsOf(draw())).toEqual([]);
  });

  it('lights a class only while it is live', () => {
    const art = { id: 3, subjectKey: key, teacherId: 6 };
    expect(liveArtSvg({ ...art, lit: true })).toContain('#FFBE3D');
    expect(liveArtSvg({ ...art, lit: false })).not.toContain('#FFBE3D');
  });

  it('names the days of a week in the language of its class, and lights one', () => {
    expect(weekSvg(key, 5, 'en-hk')).toMatch(/font-weight="700">Fri</);
    expect(weekSvg(key, 5, 'zh-hk')).toMatch(/font-weight="700">週五</);
    expect(weekSvg(key, 5, 'en-hk').match(/url\(#glow\)/g)).toHaveLength(1);
  });

  it('hangs no lantern outside what a low, wide box shows of a banner', () => {
    for (const seed of Array.from({ length: 60 }, (_, n) => `hk-${n}`)) {
      const places = bannerSvg(seed, true).matchAll(/<g transform="translate\((\d+) (\d+)\) scale\(([\d.]+)\)">/g);
      for (const [, x, y, scale] of [...places].map((place) => place.map(Number))) {
        expect(y ?? 0, seed).toBeGreaterThanOrEqual(360 * 0.17 + 35 * (scale ?? 1));
        expect((x ?? 0) + 29 * (scale ?? 1), seed).toBeLessThanOrEqual(960 - 15);
      }
    }
  });

  it('shows the same face in a portrait and in a class', () => {
    const face = (svg: string) => /<path d="M50 60C50 40[^>]+fill="(#\w+)"/.exec(svg)?.[1];
    for (let id = 1; id <= 30; id += 1) {
      const inClass = liveArtSvg({ id: 1, subjectKey: key, teacherId: id, lit: false });
      expect(face(portraitSvg(id, key))).toBe(face(inClass));
    }
  });

  it('has a banner twice as wide as a phone needs, and another for phones', () => {
    expect(bannerSvg('a', true)).toContain('viewBox="0 0 960 360"');
    expect(bannerSvg('a', false)).toContain('viewBox="0 0 640 400"');
  });
});

describe('drawMedia', () => {
  const urls = [
    mediaUrl.cover(101, 'maths'),
    mediaUrl.live(1, 'maths', 1),
    mediaUrl.live(1, 'maths', 1, true),
    mediaUrl.person(1, 'maths'),
    mediaUrl.banner('hk-1'),
    mediaUrl.banner('hk-1', false),
    mediaUrl.icon('graph'),
    mediaUrl.fan(taughtSubjects.map((subjectKey, id) => ({ subjectKey, id }))),
    mediaUrl.week('maths', 5, 'en-hk'),
    mediaUrl.week('maths', 5, 'th-th'),
    mediaUrl.worksheet(10_101),
    ...scripts.map((script) => mediaUrl.cover(301, 'chinese', script)),
    mediaUrl.fan([{ subjectKey: 'chinese', id: 301, script: 'thai' }]),
  ];

  it('draws what each address names, and each differently', () => {
    const bodies = urls.map((url) => drawMedia(url)?.body);
    expect(bodies).not.toContain(undefined);
    expect(new Set(bodies).size).toBe(urls.length);
    expect(drawMedia(mediaUrl.cover(101, 'maths'))?.body).toBe(coverSvg(101, 'maths'));
  });

  it.each([
    '/',
    '/media',
    '/media/covers/maths/x.svg',
    '/media/covers/alchemy/1.svg',
    '/media/covers/maths/1.png',
    '/media/covers/__proto__/1.svg',
    '/media/covers/chinese/1-toString.svg',
    '/media/fans/chinese-1-runes.svg',
    '/media/weeks/maths/7-en-hk.svg',
    '/media/weeks/maths/5.svg',
    '/media/icons/toString.svg',
    '/media/fans/maths.svg',
    mediaUrl.mp4,
    '/other/covers/maths/1.svg',
  ])('leaves %s alone', (path) => {
    expect(drawMedia(path)).toBeNull();
  });

  it('writes a worksheet whose table of objects is right', () => {
    const pdf = worksheetPdf(12);
    const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((n) => `${n} 0 obj`));
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
  });
});

it('turns oklch into the hex of the same colour', () => {
  expect(oklch(1, 0, 0)).toBe('#FFFFFF');
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(0.38, 0.17, 275)).toBe('#2F2E9A');
});
