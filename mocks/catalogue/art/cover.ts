import type { SubjectKey } from '../commonTypes.ts';
import { createRandom, pickRandom } from '../random.ts';
import { curves } from './motifs/curves.ts';
import { laboratory } from './motifs/laboratory.ts';
import { brushes, letters, type Script } from './motifs/letters.ts';
import { living } from './motifs/living.ts';
import { society } from './motifs/society.ts';
import { palette, subjectHues, type Tone } from './palette.ts';
import { svg } from './shapes.ts';

const motifs = { ...curves, ...laboratory, ...living, ...letters, ...society };
type MotifName = keyof typeof motifs;

const subjectMotifs: Record<SubjectKey, readonly MotifName[]> = {
  maths: ['parabola', 'quarters', 'golden'],
  physics: ['waves', 'pendulum', 'orbits'],
  chemistry: ['hexagons', 'flasks'],
  biology: ['leaves', 'cells'],
  geography: ['ridges', 'contours'],
  computing: ['pixels', 'chevrons'],
  economics: ['equilibrium', 'bars'],
  music: ['equaliser'],
  english: ['bubbles', 'pages'],
  language: ['bubbles', 'pages'],
  chinese: ['brush'],
  history: ['arches', 'columns'],
  arts: ['bauhaus'],
  science: ['orbits', 'leaves'],
};

const toneDraw: readonly Tone[] = ['day', 'dusk', 'mid', 'day', 'dusk'];

/** Pictures chosen by hand for courses whose topic requires one; by the id's last four digits. */
const chosen: Partial<Record<number, readonly [MotifName, Tone]>> = {
  101: ['parabola', 'day'],
  201: ['bubbles', 'mid'],
  301: ['brush', 'day'],
  401: ['pendulum', 'dusk'],
  501: ['flasks', 'dusk'],
  601: ['leaves', 'day'],
  701: ['equilibrium', 'day'],
  801: ['arches', 'mid'],
  901: ['ridges', 'day'],
  1001: ['pixels', 'dusk'],
};

/**
 * Returns the content of a cover, 320 × 200, without the svg element; `gradientId` must be unique in the picture. With
 * a script, its letters replace Chinese characters.
 */
export function coverBody(id: number, subjectKey: SubjectKey, gradientId: string, script?: Script): string {
  const random = createRandom(`${subjectKey}:${id}`);
  const drawnMotif = pickRandom(random, subjectMotifs[subjectKey]);
  const drawnTone = pickRandom(random, toneDraw);
  const [motif, tone] = chosen[id % 10000] ?? [drawnMotif, drawnTone];
  const colours = palette((subjectHues[subjectKey] + (random() * 16 - 8) + 360) % 360, tone);
  const sky = `<defs><linearGradient id="${gradientId}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colours.bg}"/><stop offset="1" stop-color="${colours.bg2}"/></linearGradient></defs><rect width="320" height="200" fill="url(#${gradientId})"/>`;
  const draw = motif === 'brush' && script ? brushes[script] : motifs[motif];
  return sky + draw(colours, random);
}

/**
 * Draws the cover of a course or post: the subject determines hue and motif, the id everything else; exactly one amber
 * light.
 */
export function coverSvg(id: number, subjectKey: SubjectKey, script?: Script): string {
  return svg(320, 200, coverBody(id, subjectKey, 'sky', script));
}
