import { filmSeconds, maxRepeats } from '../../media/longFilm.ts';
import { mediaUrl } from '../art/mediaUrl.ts';
import { randomBetween } from '../random.ts';
import type { Caption, Material, VideoSource } from '../types.ts';
import type { Context } from './context.ts';

/** How often a recording repeats the demo film: 15 to 25 minutes, as the texts promise. */
const SHORTEST = 12;
const LONGEST = 20;

export interface Film {
  videoId: string;
  videoSource: VideoSource;
  captions: Caption[];
  /** Seconds; the real length of what plays. */
  duration: number;
}

const captionsOf = (context: Context, address: (language: string) => string): Caption[] =>
  context.row.captions.map(({ lang, label }) => ({ lang, label, url: address(lang) }));

export const hlsFilm = (context: Context): Film => ({
  videoId: mediaUrl.hls,
  videoSource: 'hls',
  captions: captionsOf(context, mediaUrl.captions),
  duration: filmSeconds,
});

export const mp4Film = (context: Context): Film => ({ ...hlsFilm(context), videoId: mediaUrl.mp4, videoSource: 'mp4' });

const repeatedFilm = (context: Context, repeats: number): Film => ({
  videoId: mediaUrl.longHls(repeats),
  videoSource: 'hls',
  captions: captionsOf(context, (language) => mediaUrl.longCaptions(language, repeats)),
  duration: repeats * filmSeconds,
});

/** Returns a recording of realistic length, determined by the named stream of numbers. */
export const longFilm = (context: Context, name: string): Film =>
  repeatedFilm(context, randomBetween(context.random(name), SHORTEST, LONGEST));

/** Returns the longest film, for a class that is streamed. */
export const streamFilm = (context: Context): Film => repeatedFilm(context, maxRepeats);

interface MaterialSource {
  id: number;
  name: string;
  ownerType: Material['ownerType'];
  lessonName?: string;
  printed?: boolean;
}

export function materialOf({ id, name, ownerType, lessonName, printed = false }: MaterialSource): Material {
  return {
    id,
    name,
    materialTypes: printed ? ['printed'] : ['digital'],
    url: mediaUrl.worksheet(id),
    ownerType,
    lessonName: lessonName ?? null,
  };
}
