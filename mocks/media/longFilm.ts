/**
 * Long films composed of the segments of a subject's film: `hls/x12/master.m3u8` is the film of maths repeated twelve times, and
 * `x12/lesson.en.vtt` its captions; those of the other subjects are in `physics/`. Only the texts are generated; the segments are
 * the files.
 */

import { subjectCaptions } from './subjectCaptions.ts';

/** Seconds; the length of every film, as a file and as a stream. */
export const filmSeconds = 75;

/** Most repetitions of the demo film: half an hour. */
export const maxRepeats = 24;

type Read = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/**
 * Returns the file that a long film's text is generated from, and the number of repetitions; null for any other path.
 */
function parse(path: string): { source: string; repeats: number } | null {
  const [, subject = '', hls = '', count = '', name = ''] =
    /^((?!hls\/)[a-z]+\/)?(hls\/)?x([1-9]\d?)\/([\w.-]+)$/.exec(path) ?? [];
  const repeats = Number(count);
  const isText = name.endsWith(hls === '' ? '.vtt' : '.m3u8');
  return isText && repeats >= 1 && repeats <= maxRepeats ? { source: subject + hls + name, repeats } : null;
}

/** The segments are one folder above; each repetition restarts its clock, which the discontinuity tag announces. */
function repeatPlaylist(text: string, repeats: number): string {
  const first = text.indexOf('#EXTINF');
  // A master playlist refers to its variants relative to itself: they are generated too.
  if (first < 0) return text;
  const last = text.indexOf('#EXT-X-ENDLIST');
  const head = text.slice(0, first).replace(/URI="/g, 'URI="../');
  const pieces = text.slice(first, last).replace(/^(?=[^#\s])/gm, '../');
  return head + Array.from({ length: repeats }, () => pieces).join('#EXT-X-DISCONTINUITY\n') + text.slice(last);
}

/** Returns `01:02:03.450` plus this many seconds. */
function later(time: string, seconds: number): string {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  const total = Math.round((hours * 3600 + minutes * 60 + rest + seconds) * 1000);
  return new Date(total).toISOString().slice(11, 23);
}

function repeatCaptions(text: string, repeats: number): string {
  const [header = '', ...cues] = text.trimEnd().split(/\n{2,}/);
  const shifted = Array.from({ length: repeats }, (_, round) =>
    cues.map((cue) => cue.replace(/\d\d:\d\d:\d\d\.\d{3}/g, (time) => later(time, round * filmSeconds))),
  );
  return `${[header, ...shifted.flat()].join('\n\n')}\n`;
}

/** Returns a media file, or a long film's playlist or captions generated from one; null for an unknown path. */
export async function readFilm(read: Read, path: string): ReturnType<Read> {
  const long = parse(path);
  const source = long?.source ?? path;
  const captions = subjectCaptions(source);
  const bytes = captions === null ? await read(source) : new TextEncoder().encode(captions);
  if (!long || !bytes) return bytes;
  const text = new TextDecoder().decode(bytes);
  const repeat = long.source.endsWith('.vtt') ? repeatCaptions : repeatPlaylist;
  return new TextEncoder().encode(repeat(text, long.repeats));
}
