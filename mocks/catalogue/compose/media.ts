import { mediaUrl } from '../art/mediaUrl.ts';
import type { Caption, Material, VideoSource } from '../types.ts';
import type { Context } from './context.ts';

/** Seconds; the length of the one film that stands in for every lesson. */
export const DEMO_DURATION = 75;

export function captionsOf(context: Context): Caption[] {
  return context.row.captions.map(({ lang, label }) => ({ lang, label, url: mediaUrl.captions(lang) }));
}

export interface Film {
  videoId: string;
  videoSource: VideoSource;
  captions: Caption[];
}

export const hlsFilm = (context: Context): Film => ({
  videoId: mediaUrl.hls,
  videoSource: 'hls',
  captions: captionsOf(context),
});

export const mp4Film = (context: Context): Film => ({
  videoId: mediaUrl.mp4,
  videoSource: 'mp4',
  captions: captionsOf(context),
});

interface MaterialSource {
  id: number;
  name: string;
  ownerType: Material['ownerType'];
  lessonName?: string;
  printed?: boolean;
}

export function material({ id, name, ownerType, lessonName, printed = false }: MaterialSource): Material {
  return {
    id,
    name,
    materialTypes: printed ? ['printed'] : ['digital'],
    url: mediaUrl.worksheet(id),
    ownerType,
    lessonName: lessonName ?? null,
  };
}
