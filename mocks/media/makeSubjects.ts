import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverSvg } from '../catalogue/art/cover';
import { courseSlot } from '../catalogue/blueprint/offers';
import { type TaughtSubject, taughtSubjects } from '../catalogue/curriculum';

const out = join(import.meta.dirname, 'files');
const seconds = 75;
/** Courses whose covers a film shows, each for as long. The first course's is in the middle. */
const courses = [2, 1, 5];
const each = seconds / courses.length;

const ffmpeg = (...args: string[]) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });

/** The amber light of every cover, which wanders through the film. */
const light =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="23" fill="#ffbe3d" opacity=".16"/><circle cx="24" cy="24" r="16" fill="#ffbe3d" opacity=".3"/><circle cx="24" cy="24" r="9" fill="#ffbe3d"/></svg>';

/** Letters of one script would be foreign elsewhere, so the national language has the pictures of any language. */
const pictureOf = (subject: TaughtSubject, n: number): string =>
  subject === 'chinese' ? coverSvg(20 + n, 'language') : coverSvg(courseSlot(subject, n), subject);

/** A quiet chime every quarter of a minute, so that volume and mute can be heard. */
const chime = '0.10*exp(-2.2*mod(t,15))*(sin(2*PI*523.25*t)+0.5*sin(2*PI*659.25*t))*lt(mod(t,15),3)';

const master = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-STREAM-INF:BANDWIDTH=40000,AVERAGE-BANDWIDTH=10000,RESOLUTION=480x270,FRAME-RATE=2.000,CODECS="avc1.4d4015,mp4a.40.2"
270.m3u8
`;

/** Draws and encodes the film of a subject as `files/{subject}/hls`: one rung, in one file. */
function makeFilm(subject: TaughtSubject, tmp: string): void {
  const pictures = courses.flatMap((n, index) => {
    const file = join(tmp, `${subject}-${index}.svg`);
    writeFileSync(file, pictureOf(subject, n));
    return ['-loop', '1', '-framerate', '2', '-t', String(seconds), '-i', file];
  });
  const lightFile = join(tmp, 'light.svg');
  writeFileSync(lightFile, light);
  const frames = courses.map((_, index) => `[${index}:v]scale=480:300,crop=480:270,setsar=1[p${index}]`);
  const graph = [
    ...frames,
    `[p0][p1]overlay=enable='gte(t,${each})'[q1]`,
    `[q1][p2]overlay=enable='gte(t,${2 * each})'[q2]`,
    `[q2][${courses.length}:v]overlay=x='12+408*t/${seconds}':y='206+12*sin(t/2)':eval=frame:alpha=premultiplied,format=yuv420p[film]`,
  ];
  // No B-frames, for the same reason as in `make.sh`.
  const video =
    '-c:v libx264 -preset veryslow -tune animation -profile:v main -bf 0 -refs 8 -g 50 -keyint_min 50 -sc_threshold 0 -pix_fmt yuv420p -crf 32';
  const audio = '-c:a aac -ac 1 -ar 16000 -b:a 6k';
  ffmpeg(
    ...pictures,
    ...['-loop', '1', '-framerate', '2', '-t', String(seconds), '-i', lightFile],
    ...['-f', 'lavfi', '-t', String(seconds), '-i', `aevalsrc='${chime}':s=22050`],
    ...['-filter_complex', graph.join(';')],
    ...['-map', '[film]', '-map', `${courses.length + 1}:a`, '-t', String(seconds)],
    ...`${video} ${audio}`.split(' '),
    join(tmp, 'film.mp4'),
  );
  const dir = join(out, subject, 'hls');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  ffmpeg(
    ...['-i', join(tmp, 'film.mp4'), '-c', 'copy', '-bsf:a', 'setts=ts=TS+1024', '-t', '74.95', '-map_metadata', '-1'],
    ...['-fflags', '+bitexact', '-f', 'hls', '-hls_time', '25', '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file', join(dir, '270.m3u8')],
  );
  writeFileSync(join(dir, 'master.m3u8'), master);
}

/**
 * `node build/tools/run.mjs mocks/media/makeSubjects.ts`: draws the films of all subjects but maths (see `make.sh`) from the
 * covers of its courses. Needs ffmpeg with libx264 and librsvg.
 */
export async function main(): Promise<void> {
  const tmp = mkdtempSync(join(tmpdir(), 'films-'));
  try {
    for (const subject of taughtSubjects) if (subject !== 'maths') makeFilm(subject, tmp);
  } finally {
    rmSync(tmp, { recursive: true });
  }
}
