import { describe, expect, it } from 'vitest';
import { regions } from '@/shared/i18n/locales';
import { buildCatalogue } from '../catalogue/build';
import type { Caption, VideoSource } from '../catalogue/videoTypes';
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
