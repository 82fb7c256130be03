import { filmSeconds, maxRepeats } from '../../media/longFilm.ts';
import { mediaUrl } from '../art/mediaUrl.ts';
import type { TaughtSubject } from '../curriculum.ts';
import type { Material } from '../materialTypes.ts';
import { randomBetween } from '../random.ts';
import type { Caption, VideoSource } from '../videoTypes.ts';
import type { Context } from './context.ts';

/** How often a recording repeats its subject's film: 15 to 25 minutes, as the texts promise. */
const SHORTEST = 12;
const LONGEST = 20;

export interface Film {
  videoId: string;
  videoSource: VideoSource;
  captions: Caption[];
  /** Seconds; the real length of what plays. */
  duration: number;
}

const repeatedFilm = (context: Context, subject: TaughtSubject, repeats: number): Film => ({
  videoId: mediaUrl.hls(subject, repeats),
  videoSource: 'hls',
  captions: context.row.captions.map(({ lang, label }) => ({
    lang,
    label,
    url: mediaUrl.captions(subject, lang, repeats),
  })),
  duration: repeats * filmSeconds,
});

/** Returns the film of a subject once: just over a minute; in maths as a file. */
export function shortFilm(context: Context, subject: TaughtSubject): Film {
  const film = repeatedFilm(context, subject, 1);
  return subject === 'maths' ? { ...film, videoId: mediaUrl.mp4, videoSource: 'mp4' } : film;
}

/** Returns a recording of realistic length, determined by the named stream of numbers. */
export const longFilm = (context: Context, subject: TaughtSubject, name: string): Film =>
  repeatedFilm(context, subject, randomBetween(context.random(name), SHORTEST, LONGEST));

/** Returns the longest film, for a class that is streamed. */
export const streamFilm = (context: Context, subject: TaughtSubject): Film =>
  repeatedFilm(context, subject, maxRepeats);

interface MaterialSource {
  id: number;
  name: string;
  ownerType: Material['ownerType'];
  lessonName?: string;
  printed?: boolean;
}

export function composeMaterial({ id, name, ownerType, lessonName, printed = false }: MaterialSource): Material {
  return {
    id,
    name,
    materialTypes: printed ? ['printed'] : ['digital'],
    url: mediaUrl.worksheet(id),
    ownerType,
    lessonName: lessonName ?? null,
  };
}
