import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { highestSaved } from '@/shared/player/engines/qualities';
import { taughtSubjects } from '../catalogue/curriculum';
import { filmSeconds, readFilm } from './longFilm';
import { readMediaFile } from './readFiles';

const read = async (path: string) => {
  const bytes = await readFilm(readMediaFile, path);
  return bytes && new TextDecoder().decode(bytes);
};
const text = async (path: string) => (await read(path)) ?? '';
const seconds = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
const pieces = (playlist: string) => playlist.match(/^[^#\s].*$/gm) ?? [];

describe('the demo film', () => {
  it('is as long as it is said to be, as a file and in both rungs', async () => {
    const file = Buffer.from((await readMediaFile('lesson.mp4')) ?? []);
    const header = file.indexOf('mvhd');
    expect(file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16)).toBeCloseTo(filmSeconds, 0);
    for (const rung of ['180', '270']) expect(seconds(await text(`hls/${rung}.m3u8`))).toBe(filmSeconds);
  });
});

describe('ten minutes of the demo lesson while data is saved', () => {
  it('take 25 MB at most', async () => {
    const rungs = [...(await text('hls/x12/master.m3u8')).matchAll(/RESOLUTION=\d+x(\d+).*\n(.+)/g)]
      .map(([, height, name = '']) => ({ height: Number(height), name }))
      .sort((a, b) => a.height - b.height);
    const rung = rungs[highestSaved(rungs)];
    expect(rung?.name).toBe('270.m3u8');
    const playlist = await text(`hls/x12/${rung?.name}`);
    let [bytes, length] = [0, 0];
    for (const [, duration, name = ''] of playlist.matchAll(/#EXTINF:([\d.]+).*\n(.+)/g)) {
      if (length >= 600) break;
      length += Number(duration);
      bytes += (await readMediaFile(`hls/${name.replace('../', '')}`))?.byteLength ?? Number.NaN;
    }
    expect(length).toBeGreaterThanOrEqual(600);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(25_000_000);
  });
});

describe('the films of the other subjects', () => {
  const others = taughtSubjects.filter((subject) => subject !== 'maths');

  it.each(others)('last as long, have captions of their own, and can be repeated: %s', async (subject) => {
    expect(seconds(await text(`${subject}/hls/270.m3u8`))).toBe(filmSeconds);
    const long = await text(`${subject}/hls/x12/270.m3u8`);
    expect([seconds(long), new Set(pieces(long))]).toEqual([12 * filmSeconds, new Set(['../270.m4s'])]);
    expect(await text(`${subject}/hls/x12/master.m3u8`)).toContain('\n270.m3u8\n');
    const languages = ['en', 'id', 'ja', 'ko', 'ms', 'th', 'vi', 'zh-hk', 'zh-my', 'zh-tw'];
    const captions = await Promise.all(languages.map((language) => text(`${subject}/x12/lesson.${language}.vtt`)));
    expect(captions.map((one) => one.split(' --> ').length - 1)).toEqual(languages.map(() => 12 * 8));
    expect(new Set(captions).size).toBe(languages.length);
    expect(captions.join()).not.toMatch(/\{\w+\}/);
  });

  it('are at most a megabyte and a half together with that of maths', async () => {
    const folder = join(import.meta.dirname, 'files');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = files.filter((file) => file.isFile()).map((file) => statSync(join(file.parentPath, file.name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
  });
});

describe('the pieces', () => {
  /**
   * Returns where picture and sound of a segment start, on their track's clock; and whether frames are out of order.
   */
  const clock = async (path: string) => {
    const piece = Buffer.from((await readMediaFile(path)) ?? []);
    const boxes = (name: string) =>
      [...piece.toString('latin1').matchAll(new RegExp(name, 'g'))].map((box) => box.index);
    return {
      begins: boxes('tfdt').map((at) => Number(piece.readBigUInt64BE(at + 8))),
      reordered: boxes('trun').some((at) => (piece.readUInt32BE(at + 4) & 0x800) !== 0),
    };
  };

  // Missing frames at the start of a repetition would be a gap each time, and captions would drift.
  it.each(['180', '270'])('of rung %s begin at 0 with both picture and sound', async (rung) => {
    expect(await clock(`hls/${rung}-0.m4s`)).toEqual({ begins: [0, 0], reordered: false });
  });
});

describe('a long film', () => {
  it.each(['180', '270'])('repeats the pieces of rung %s, each time on a new clock', async (rung) => {
    const once = await text(`hls/${rung}.m3u8`);
    const long = await text(`hls/x12/${rung}.m3u8`);
    expect(seconds(long)).toBe(12 * filmSeconds);
    expect(pieces(long)).toEqual(Array.from({ length: 12 }, () => pieces(once).map((piece) => `../${piece}`)).flat());
    const rounds = long.split('#EXT-X-DISCONTINUITY\n');
    expect(rounds).toHaveLength(12);
    for (const round of rounds) expect(seconds(round)).toBe(filmSeconds);
  });

  it('keeps one head and one end, and both lead to files', async () => {
    const long = await text('hls/x3/270.m3u8');
    for (const tag of ['#EXTM3U', '#EXT-X-TARGETDURATION:10', '#EXT-X-PLAYLIST-TYPE:VOD', '#EXT-X-ENDLIST']) {
      expect(long.split(tag)).toHaveLength(2);
    }
    expect(long.match(/#EXT-X-MAP.*/g)).toEqual(['#EXT-X-MAP:URI="../270-init.mp4"']);
    expect(long.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
  });

  it('offers the same rungs in its master playlist, which lead to its own', async () => {
    expect(await text('hls/x12/master.m3u8')).toBe(await text('hls/master.m3u8'));
  });

  it.each(['en', 'zh-hk', 'zh-tw'])('has captions in %s for each time', async (language) => {
    const once = (await text(`lesson.${language}.vtt`)).trimEnd().split('\n\n').slice(1);
    const [header, ...cues] = (await text(`x24/lesson.${language}.vtt`)).trimEnd().split('\n\n');
    expect(header).toBe('WEBVTT');
    expect(cues).toHaveLength(24 * once.length);
    const words = (cue: string) => cue.slice(cue.indexOf('\n'));
    expect(cues.map(words)).toEqual(Array.from({ length: 24 }, () => once.map(words)).flat());
    const times = cues.flatMap((cue) => [...cue.matchAll(/(\d\d):(\d\d):(\d\d\.\d{3})/g)]);
    const starts = times.map(([, h, m, s]) => Number(h) * 3600 + Number(m) * 60 + Number(s));
    expect(starts).toHaveLength(2 * cues.length);
    expect([...starts].sort((a, b) => a - b)).toEqual(starts);
    expect(starts[2 * once.length]).toBe((starts[0] ?? 0) + filmSeconds);
    expect(starts.at(-1)).toBeLessThanOrEqual(24 * filmSeconds);
    expect(starts.at(-1)).toBeGreaterThan(23 * filmSeconds);
  });

  it.each([
    'hls/x0/master.m3u8',
    'hls/x25/master.m3u8',
    'hls/x012/master.m3u8',
    'hls/x-1/master.m3u8',
    'hls/x100/270.m3u8',
    'hls/x12/nothing.m3u8',
    'hls/x12/270-0.m4s',
    'hls/x12/lesson.en.vtt',
    'x12/lesson.fr.vtt',
    'x12/lesson.mp4',
    'x12/x12/lesson.en.vtt',
  ])('is not to be had at %s', async (path) => {
    expect(await read(path)).toBeNull();
  });
});
