import { describe, expect, it } from 'vitest';
import { regions } from '@/shared/i18n/locales';
import { buildCatalogue } from '../catalogue/build';
import type { Caption, VideoSource } from '../catalogue/types';
import { testNow } from '../node';
import { testClient } from '../testClient';

const client = testClient();
const responses = new Map<string, Promise<Response>>();
/** Requests each URL once: most of the catalogue shares a few films. */
async function get(path: string): Promise<Response> {
  const url = new URL(path, 'http://mock.test').href;
  const response = responses.get(url) ?? client.fetch(new Request(url));
  responses.set(url, response);
  return (await response).clone();
}
const text = async (path: string) => (await get(path)).text();

interface Playing {
  name: string;
  videoId: string | null;
  videoSource: VideoSource | null;
  captions: readonly Caption[];
  /** Null: not measured. */
  duration: number | null;
}

/** All films that the catalogues allow somebody to play. */
const films = Object.entries(regions).flatMap(([region, { locales }]) =>
  locales.flatMap((locale): Playing[] => {
    const { courses, topics } = buildCatalogue(region, locale, testNow);
    return [
      ...courses.flatMap(({ lessons }) => lessons.map((lesson) => ({ ...lesson, name: `${locale} ${lesson.id}` }))),
      ...courses.flatMap(({ id, trailer }) =>
        trailer ? [{ ...trailer, captions: [], duration: trailer.videoDuration, name: `${locale} trailer ${id}` }] : [],
      ),
      ...topics.flatMap(({ lessons }) =>
        lessons.map((lesson) => ({ ...lesson, duration: lesson.offlineVideoDuration, name: `${locale} ${lesson.id}` })),
      ),
      ...topics.flatMap(({ syllabuses }) =>
        syllabuses.flatMap(({ lessons }) =>
          lessons.map((lesson) => ({ ...lesson, captions: [], name: `${locale} ${lesson.id}` })),
        ),
      ),
    ].filter(({ videoId }) => videoId !== null);
  }),
);

/** Returns the seconds that a URL plays, by its segments. */
async function lengthOf({ videoId, videoSource }: Playing): Promise<number> {
  const address = videoId ?? '';
  if (videoSource === 'mp4') {
    const file = Buffer.from(await (await get(address)).arrayBuffer());
    const header = file.indexOf('mvhd');
    return Math.round(file.readUInt32BE(header + 20) / file.readUInt32BE(header + 16));
  }
  const rungs = (await text(address)).match(/^[^#\s].*$/gm) ?? [];
  const lengths = new Set<number>();
  for (const rung of rungs) {
    const list = await text(new URL(rung, `http://mock.test${address}`).pathname);
    lengths.add([...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, part]) => sum + Number(part), 0));
  }
  const [length = 0, ...others] = lengths;
  expect(others, address).toEqual([]);
  return length;
}

describe('every film of the catalogues', () => {
  it('is this server’s own and exactly as long as it is said to be', async () => {
    expect(films.length).toBeGreaterThan(1000);
    const measured = new Map<string, Promise<number>>();
    const wrong: string[] = [];
    for (const film of films) {
      const address = film.videoId ?? '';
      if (film.videoSource !== 'hls' && film.videoSource !== 'mp4') wrong.push(`${film.name}: ${film.videoSource}`);
      const length = measured.get(address) ?? lengthOf(film);
      measured.set(address, length);
      if ((await length) === 0) wrong.push(`${film.name}: nothing plays at ${address}`);
      if (film.duration !== null && film.duration !== (await length)) wrong.push(`${film.name}: ${film.duration}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has captions that run to its end', async () => {
    const ends = new Map<string, number>();
    const endOf = async (url: string) => {
      const last = [...(await text(url)).matchAll(/--> (\d\d):(\d\d):(\d\d)/g)].at(-1);
      return Number(last?.[1]) * 3600 + Number(last?.[2]) * 60 + Number(last?.[3]);
    };
    const wrong: string[] = [];
    for (const { name, captions, duration } of films) {
      for (const { url } of captions) {
        const end = ends.get(url) ?? (await endOf(url));
        ends.set(url, end);
        if (duration !== null && !(end <= duration && end > duration - 5)) wrong.push(`${name}: ${url}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('adds up to what a course says that it takes', async () => {
  const { data } = await client.call('GET', 'v3/courses/101');
  const { lessons, total_lessons_duration } = data.course;
  const sum = lessons.reduce((total: number, lesson: { duration: number }) => total + lesson.duration, 0);
  expect(total_lessons_duration).toBe(sum);
  expect(sum).toBeGreaterThan(3 * 3600);
});

describe('a generated playlist', () => {
  const path = '/media/video/hls/x12/270.m3u8';

  it('leads to pieces that are there', async () => {
    const list = await text(path);
    const pieces = new Set([...list.matchAll(/^[^#\s].*$|(?<=URI=")[^"]+/gm)].map(([piece]) => piece));
    expect(pieces.size).toBe(9);
    for (const piece of pieces) {
      const response = await get(new URL(piece, `http://mock.test${path}`).pathname);
      expect([response.status, (await response.arrayBuffer()).byteLength > 1000]).toEqual([200, true]);
    }
  });

  it('is sent as what it is, whole or in part', async () => {
    const whole = await get(path);
    expect(whole.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const body = await whole.text();
    const url = `http://mock.test${path}`;
    const part = await client.fetch(new Request(url, { headers: { Range: 'bytes=8-23' } }));
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-23/${body.length}`]);
    expect(await part.text()).toBe(body.slice(8, 24));
    expect((await get('/media/video/x12/lesson.en.vtt')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  });

  it.each(['hls/x0/master.m3u8', 'hls/x25/master.m3u8', 'hls/x12/270-0.m4s', 'x12/lesson.mp4'])(
    'is not found at %s',
    async (wrong) => {
      expect((await get(`/media/video/${wrong}`)).status).toBe(404);
    },
  );
});
