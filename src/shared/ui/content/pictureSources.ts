/** Which of a picture's sizes a place asks for. */
import { safeImageUrl } from '@/shared/lib/redirect';

/** One picture in up to three sizes, as the API sends it. */
export interface SizedPicture {
  smallUrl: string | null;
  mediumUrl: string | null;
  largeUrl: string | null;
}

/** A picture in several sizes, or the address of one. */
export type PictureSource = SizedPicture | string | null | undefined;

/** Widths in pixels that the sizes of a picture are taken to have, since the API does not name them. */
const widths = { smallUrl: 160, mediumUrl: 640, largeUrl: 1280 } as const;

type Size = keyof typeof widths;

interface Place {
  /** The sizes from which the browser chooses by its window and pixels. */
  offers: readonly Size[];
  /** All sizes, the best first: for a picture with one size, and for browsers without `srcset`. */
  prefers: readonly [Size, Size, Size];
  /** How wide the picture is shown: the value of the `sizes` attribute. */
  sizes: string;
}

const places = {
  /** Beside a line of text. */
  thumbnail: { offers: ['smallUrl', 'mediumUrl'], prefers: ['smallUrl', 'mediumUrl', 'largeUrl'], sizes: '96px' },
  /** A thumbnail on phones; a card, with the medium size, from 768 px up. */
  row: {
    offers: ['smallUrl', 'mediumUrl'],
    prefers: ['mediumUrl', 'largeUrl', 'smallUrl'],
    sizes: `(min-width: 768px) ${widths.mediumUrl}px, 96px`,
  },
  /** Above the title of an item of a list. */
  card: { offers: ['mediumUrl'], prefers: ['mediumUrl', 'largeUrl', 'smallUrl'], sizes: '' },
  /** At the top of a page about one thing: across a phone, or in the column of its price. */
  head: {
    offers: ['mediumUrl', 'largeUrl'],
    prefers: ['largeUrl', 'mediumUrl', 'smallUrl'],
    sizes: '(min-width: 1024px) 376px, 100vw',
  },
} as const satisfies Record<string, Place>;

export type PicturePlace = keyof typeof places;

/** Returns the address of the best size for a place; null without an allowed address. */
export function pictureUrl(source: PictureSource, place: PicturePlace): string | null {
  if (typeof source === 'string') return safeImageUrl(source);
  return places[place].prefers.map((size) => safeImageUrl(source?.[size])).find(Boolean) ?? null;
}

/** Returns the first of several pictures that has an address. */
export const firstPicture = (...sources: PictureSource[]): PictureSource =>
  sources.find((source) => pictureUrl(source, 'head') !== null) ?? null;

/** An address that can stand in `srcset`, where spaces and commas separate. */
const isListable = (url: string) => !/\s|^,|,$/.test(url);

/**
 * Returns the attributes of an image: its address, and the addresses of all sizes of the place, with their widths.
 * `src` is null when the picture has no address. `isSmall`: the smallest size alone.
 */
export function pictureSources(
  source: PictureSource,
  place: PicturePlace,
  isSmall = false,
): { src: string | null; srcSet?: string; sizes?: string } {
  const src = pictureUrl(source, isSmall ? 'thumbnail' : place);
  if (!source || typeof source === 'string' || isSmall) return { src };
  const { offers, sizes }: Place = places[place];
  const known = offers.flatMap((size) => {
    const url = safeImageUrl(source[size]);
    return url && isListable(url) ? [{ url, width: widths[size] }] : [];
  });
  if (new Set(known.map(({ url }) => url)).size < 2) return { src };
  return { src, srcSet: known.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes };
}
