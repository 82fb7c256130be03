import { at } from '../../random.ts';
import { circle, f, light, line, path, rect } from '../shapes.ts';
import type { Motif } from './motif.ts';

function bubble(x: number, y: number, w: number, h: number, tailRight: boolean): string {
  const tail = tailRight
    ? `H${x + w - 46}L${x + w - 34} ${y + h + 24}L${x + w - 74} ${y + h}`
    : `H${x + 60}L${x + 34} ${y + h + 24}L${x + 34} ${y + h}`;
  const top = `M${x + 22} ${y}H${x + w - 22}Q${x + w} ${y} ${x + w} ${y + 22}`;
  const right = `V${y + h - 22}Q${x + w} ${y + h} ${x + w - 22} ${y + h}`;
  return `${top}${right}${tail}H${x + 22}Q${x} ${y + h} ${x} ${y + h - 22}V${y + 22}Q${x} ${y} ${x + 22} ${y}Z`;
}

const bubbles: Motif = (p, random) => {
  const offset = random() * 16;
  const words = (x: number, y: number, widths: number[], colour: string) =>
    widths.map((width, i) => rect(x, y + i * 17, width, 7, 3.5, colour)).join('');
  return (
    path(bubble(f(142 + offset), 22, 190, 92, true), p.a) +
    words(168 + offset, 48, [110, 84], p.b) +
    path(bubble(26, f(62 + offset / 2), 196, 88, false), p.c) +
    words(52, 90 + offset / 2, [128, 96], p.hi) +
    light(168, 110 + offset / 2, 8, p)
  );
};

const pages: Motif = (p, random) => {
  const shift = random() * 8;
  const sheets = [
    [-40, p.a],
    [-20, p.b],
    [shift, p.d],
    [22, p.b],
    [42, p.c],
  ] as const;
  const text = rect(132, 60, 42, 7, 3.5, p.hi, 'opacity=".7"') + rect(132, 76, 56, 7, 3.5, p.hi, 'opacity=".45"');
  const fan = sheets.map(
    ([angle, colour], i) =>
      `<g transform="rotate(${f(angle)} 160 236)">${rect(118, 40, 84, 190, 12, colour)}${i % 2 ? '' : text}</g>`,
  );
  return fan.join('') + light(160, 32 + shift, 13, p);
};

const STROKE = 17;

/** Four characters of a school copybook, 文 太 玉 主; the dot of each is the light. */
const characters = [
  { strokes: ['M104 78H216', 'M186 82Q166 134 106 160', 'M130 90Q156 142 214 160'], dot: [160, 46, 11] },
  { strokes: ['M102 80H218', 'M160 46Q160 126 104 162', 'M162 92Q178 140 216 160'], dot: [158, 146, 10] },
  { strokes: ['M108 52H212M112 98H208M100 152H220M160 52V150'], dot: [196, 126, 10] },
  { strokes: ['M112 72H208M116 112H204M102 156H218M160 74V154'], dot: [160, 40, 11] },
] as const;

const brush: Motif = (p, random) => {
  const { strokes, dot } = at(characters, Math.floor(random() * 4));
  const ink = p.tone === 'day' ? p.c : p.hi;
  return (
    circle(20, 190, 70, p.b, 'opacity=".5"') +
    circle(300, 10, 54, p.d, 'opacity=".6"') +
    rect(78, 18, 164, 164, 14, p.a) +
    line('M160 24V176M84 100H236M90 30L230 170M230 30L90 170', p.b, 1.5, 'stroke-dasharray="3 6" opacity=".8"') +
    strokes.map((stroke) => line(stroke, ink, STROKE)).join('') +
    light(dot[0], dot[1], dot[2], p)
  );
};

export const letters = { bubbles, pages, brush };
