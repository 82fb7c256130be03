import { describe, expect, it } from 'vitest';
import { testClient } from '../testClient';

const client = testClient();
const get = (path: string) => client.fetch(new Request(new URL(path, 'http://mock.test')));
const text = async (path: string) => (await get(path)).text();

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
