/** Playlists of HLS: which quality is downloaded, and under which names its pieces are stored. */
import { highestSaved } from '@/shared/player/engines/qualities';

/** Returns the attributes of a tag, such as `#EXT-X-MAP:URI="init.mp4"`. */
function attributesOf(line: string): Readonly<Record<string, string>> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/(?:^|,)([A-Z0-9-]+)=("[^"]*"|[^,]*)/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value.replace(/^"|"$/g, '')]));
}

export interface Variant {
  url: string;
  /** Bits per second. */
  bitrate: number;
}

/**
 * Returns the quality to download: the best one of at most 480p. Null when its sound is a stream of its own, which is not downloaded.
 * `undefined`: the text is no list of qualities.
 */
export function chooseVariant(text: string, url: string): Variant | null | undefined {
  const lines = text.split(/\r?\n/);
  const variants = lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return [];
    const name = lines.slice(index + 1).find((next) => next.trim() !== '' && !next.startsWith('#'));
    const { RESOLUTION = '', BANDWIDTH, AUDIO } = attributesOf(line);
    const average = attributesOf(line)['AVERAGE-BANDWIDTH'];
    const height = Number(/x(\d+)$/.exec(RESOLUTION)?.[1] ?? 0);
    return name ? [{ name, height, bitrate: Number(average ?? BANDWIDTH) || 0, audio: AUDIO }] : [];
  });
  if (variants.length === 0) return undefined;
  variants.sort((a, b) => a.height - b.height || a.bitrate - b.bitrate);
  const chosen = variants[highestSaved(variants)];
  const isApart = lines.some((line) => {
    if (!line.startsWith('#EXT-X-MEDIA:')) return false;
    const { TYPE, URI, 'GROUP-ID': group } = attributesOf(line);
    return TYPE === 'AUDIO' && URI !== undefined && group === chosen?.audio;
  });
  return chosen && !isApart ? { url: new URL(chosen.name, url).href, bitrate: chosen.bitrate } : null;
}

export interface FilmPlan {
  /** The playlist with the names under which the pieces are stored. */
  playlist: string;
  /** Addresses of the pieces, in the order of their names: `0`, `1` and so on. A piece that is repeated is there once. */
  pieces: readonly string[];
}

/** Returns the plan of a film's playlist; null when it cannot be downloaded: it is live, or encrypted. */
export function planPieces(text: string, url: string): FilmPlan | null {
  if (!text.includes('#EXT-X-ENDLIST') || /^#EXT-X-(KEY|SESSION-KEY):(?!METHOD=NONE)/m.test(text)) return null;
  const pieces: string[] = [];
  const nameOf = (name: string) => {
    const address = new URL(name, url).href;
    const index = pieces.indexOf(address);
    return String(index < 0 ? pieces.push(address) - 1 : index);
  };
  const playlist = text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#EXT-X-MAP:')) return line.replace(/URI="([^"]*)"/, (_, name) => `URI="${nameOf(name)}"`);
      return line === '' || line.startsWith('#') ? line : nameOf(line.trim());
    })
    .join('\n');
  return pieces.length > 0 ? { playlist, pieces } : null;
}
