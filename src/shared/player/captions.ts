/** Reads WebVTT files with the parser of the browser itself, so that a cue says what a `<track>` would show. */

/** Text, or a word with its reading above it, such as Chinese and Japanese ones have. */
export type CuePart = string | { readonly word: string; readonly reading: string };

export type CueLine = readonly CuePart[];

export interface Cue {
  /** Unique in its file. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly CueLine[];
  /** For a native track, with its settings and styles. */
  readonly native: VTTCue;
}

/** Returns the lines of a cue's markup that have text. */
export function linesOf(markup: Node): readonly CueLine[] {
  const lines: CuePart[][] = [[]];
  const read = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        const [first = '', ...others] = (child.nodeValue ?? '').split('\n');
        if (first) lines.at(-1)?.push(first);
        for (const other of others) lines.push(other ? [other] : []);
      } else if (child.nodeName.toUpperCase() === 'RT') {
        const word = lines.at(-1)?.pop() ?? '';
        const reading = child.textContent ?? '';
        lines.at(-1)?.push(typeof word === 'string' ? { word, reading } : word);
      } else read(child);
    }
  };
  read(markup);
  return lines.filter((line) => line.some((part) => typeof part !== 'string' || part.trim() !== ''));
}

const cueOf = (native: VTTCue, id: number): Cue => ({
  id,
  start: native.startTime,
  end: native.endTime,
  lines: linesOf(native.getCueAsHTML()),
  native,
});

/**
 * Returns the cues that are ever shown, ordered by their start.
 * @throws Error when the file is none of captions.
 */
export async function readCaptions(file: Blob): Promise<readonly Cue[]> {
  const url = URL.createObjectURL(file);
  const element = document.createElement('track');
  try {
    await new Promise((resolve, reject) => {
      element.addEventListener('load', resolve);
      element.addEventListener('error', () => reject(new Error('Captions cannot be read')));
      element.src = url;
      // A track loads in a video, on the page or not, and only while it is not disabled.
      document.createElement('video').append(element);
      element.track.mode = 'hidden';
    });
  } finally {
    URL.revokeObjectURL(url);
  }
  return [...(element.track.cues ?? [])]
    .map((cue, index) => cueOf(cue as VTTCue, index))
    .filter(({ start, end, lines }) => end > start && lines.length > 0);
}

/** Seconds. */
const recent = 5;

/** Returns the lines on screen at a position in seconds; overlapping cues stack in order. */
export function linesAt(cues: readonly Cue[], position: number): readonly CueLine[] {
  return cues.filter(({ start, end }) => start <= position && position < end).flatMap(({ lines }) => lines);
}

/** Returns the track for a wanted language: the same tag, else the same language and script family, else null. */
export function trackFor<T extends { readonly lang: string }>(
  tracks: readonly T[],
  preferred: string | null,
): T | null {
  if (preferred === null) return null;
  const tag = preferred.toLowerCase();
  const family = (value: string) => {
    const lower = value.toLowerCase();
    if (!lower.startsWith('zh')) return lower.split('-')[0];
    return /hant|hk|tw|mo/.test(lower) ? 'zh-hant' : 'zh-hans';
  };
  return (
    tracks.find(({ lang }) => lang.toLowerCase() === tag) ??
    tracks.find(({ lang }) => family(lang) === family(tag)) ??
    null
  );
}

/** Returns the captions in a wanted language, else the first ones. */
export const spokenCaption = <T extends { readonly lang: string }>(captions: readonly T[], preferred: string | null) =>
  trackFor(captions, preferred) ?? captions[0] ?? null;

/** Joins the lines of a cue; without a space in scripts that use none. */
export function joinLines(lines: readonly CueLine[], lang: string): CueLine {
  const gap = /^(zh|ja|th)/i.test(lang) ? [] : [' '];
  return lines.flatMap((line, index) => (index > 0 ? [...gap, ...line] : line));
}

/** Returns a line without its readings. */
export const textOf = (line: CueLine): string =>
  line.map((part) => (typeof part === 'string' ? part : part.word)).join('');

/**
 * Returns the words at a position in seconds, or the last words before it, for as long as a listener remembers them.
 */
export function textAt(cues: readonly Cue[], position: number, lang: string): string | null {
  const now = cues.filter(({ start, end }) => start <= position && position < end);
  const last = now.length > 0 ? now : cues.filter(({ end }) => end <= position && position - end < recent).slice(-1);
  const text = textOf(
    joinLines(
      last.flatMap(({ lines }) => lines),
      lang,
    ),
  );
  return text.replace(/\s+/g, ' ').trim() || null;
}
