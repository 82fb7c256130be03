import type { SubjectKey } from '../commonTypes.ts';
import { createRandom, pickRandom } from '../random.ts';
import { curves } from './motifs/curves.ts';
import { laboratory } from './motifs/laboratory.ts';
import { brushes, letters, type Script } from './motifs/letters.ts';
import { living } from './motifs/living.ts';
import { society } from './motifs/society.ts';
import { things } from './motifs/things.ts';
import { palette, subjectHues, type Tone } from './palette.ts';
import { svg } from './shapes.ts';

const motifs = { ...curves, ...laboratory, ...living, ...letters, ...society, ...things };
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

/** Pictures chosen by hand for all courses, each of its topic; by the id's last four digits. */
export const chosenCovers: Partial<Record<number, readonly [MotifName, Tone]>> = {
  101: ['parabola', 'day'],
  102: ['ruler', 'dusk'],
  103: ['triangle', 'day'],
  104: ['golden', 'dusk'],
  105: ['quarters', 'day'],
  106: ['bauhaus', 'mid'],
  201: ['pencil', 'mid'],
  202: ['pages', 'day'],
  203: ['timeline', 'day'],
  204: ['pages', 'dusk'],
  205: ['bubbles', 'mid'],
  206: ['bubbles', 'day'],
  301: ['brush', 'day'],
  302: ['brush', 'dusk'],
  303: ['pencil', 'day'],
  304: ['pages', 'dusk'],
  305: ['pencil', 'mid'],
  306: ['brush', 'mid'],
  401: ['pendulum', 'dusk'],
  402: ['waves', 'day'],
  403: ['circuit', 'dusk'],
  404: ['thermometer', 'day'],
  405: ['orbits', 'dusk'],
  406: ['parabola', 'mid'],
  501: ['flasks', 'dusk'],
  502: ['flasks', 'day'],
  503: ['hexagons', 'day'],
  504: ['orbits', 'dusk'],
  505: ['hexagons', 'mid'],
  506: ['circuit', 'dusk'],
  601: ['cells', 'day'],
  602: ['helix', 'dusk'],
  603: ['leaves', 'day'],
  604: ['pulse', 'mid'],
  605: ['leaves', 'dusk'],
  606: ['apple', 'day'],
  701: ['equilibrium', 'day'],
  702: ['coins', 'dusk'],
  703: ['network', 'mid'],
  704: ['skyline', 'day'],
  705: ['equilibrium', 'dusk'],
  706: ['coins', 'day'],
  801: ['pages', 'mid'],
  802: ['timeline', 'dusk'],
  803: ['arches', 'day'],
  804: ['columns', 'dusk'],
  805: ['skyline', 'mid'],
  806: ['chevrons', 'mid'],
  901: ['clouds', 'day'],
  902: ['ridges', 'dusk'],
  903: ['skyline', 'dusk'],
  904: ['contours', 'day'],
  905: ['leaves', 'day'],
  906: ['river', 'mid'],
  1001: ['pixels', 'dusk'],
  1002: ['pages', 'day'],
  1003: ['pixels', 'day'],
  1004: ['bauhaus', 'day'],
  1005: ['network', 'dusk'],
  1006: ['chevrons', 'mid'],
};

/**
 * Returns the content of a cover, 320 × 200, without the svg element; `gradientId` must be unique in the picture. With
 * a script, its letters replace Chinese characters.
 */
export function coverBody(id: number, subjectKey: SubjectKey, gradientId: string, script?: Script): string {
  const random = createRandom(`${subjectKey}:${id}`);
  const drawnMotif = pickRandom(random, subjectMotifs[subjectKey]);
  const drawnTone = pickRandom(random, toneDraw);
  const [motif, tone] = chosenCovers[id % 10000] ?? [drawnMotif, drawnTone];
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
