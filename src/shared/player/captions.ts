/** Parses WebVTT files tolerantly: an invalid cue is skipped and never throws. */

export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

function seconds(stamp: string | undefined): number | null {
  const match = /^(?:(\d{2,}):)?(\d{2}):(\d{2})[.,](\d{3})$/.exec(stamp ?? '');
  if (!match) return null;
  const [, hours = '0', minutes, whole, thousandths] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;
}

function plainText(line: string): string {
  return line
    .replace(/<[^<>]*>/g, '')
    .replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}

/** Returns the cues ordered by their start, as text: markup, positions, notes and styles are dropped. */
export function parseCaptions(file: string): readonly Cue[] {
  const cues: Cue[] = [];
  for (const block of file.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const timing = lines.findIndex((line) => line.includes('-->'));
    if (timing < 0 || timing > 1) continue;
    const [start, , end] = (lines[timing] ?? '').trim().split(/\s+/);
    const [from, to] = [seconds(start), seconds(end)];
    const text = lines
      .slice(timing + 1)
      .map(plainText)
      .filter(Boolean);
    if (from !== null && to !== null && to > from && text.length > 0) cues.push({ start: from, end: to, lines: text });
  }
  return cues.sort((a, b) => a.start - b.start);
}

/** Returns the lines on screen at a position in seconds; overlapping cues stack in order. */
export function linesAt(cues: readonly Cue[], position: number): readonly string[] {
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
