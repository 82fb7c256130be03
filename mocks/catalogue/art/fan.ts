import type { SubjectKey } from '../commonTypes.ts';
import { coverBody } from './cover.ts';
import type { Script } from './motifs/letters.ts';
import { palette, subjectHues } from './palette.ts';
import { svg } from './shapes.ts';

export interface FanItem {
  id: number;
  subjectKey: SubjectKey;
  script?: Script | undefined;
}

/** Back to front: rotation of each cover (degrees) and position of its centre. */
const places = [
  { turn: -9, x: 128, y: 96 },
  { turn: 8, x: 194, y: 98 },
  { turn: 0, x: 160, y: 108 },
] as const;

/** Draws a bundle's picture: up to three covers in a fan, the first one in front. */
export function fanSvg(items: readonly FanItem[]): string {
  const front = items[0];
  const background = palette(front ? subjectHues[front.subjectKey] : 276, 'dusk').bg;
  const shown = items.slice(0, 3).reverse();
  const cards = shown.map((item, i) => {
    const place = places[i + places.length - shown.length] ?? places[2];
    const cover = coverBody(item.id, item.subjectKey, `sky${i}`, item.script);
    return `<g transform="translate(${place.x} ${place.y}) rotate(${place.turn}) scale(.56) translate(-160 -100)"><g clip-path="url(#card)">${cover}</g><rect width="320" height="200" rx="22" fill="none" stroke="#FFFFFF" stroke-opacity=".92" stroke-width="5"/></g>`;
  });
  return svg(
    320,
    200,
    `<defs><clipPath id="card"><rect width="320" height="200" rx="22"/></clipPath></defs><rect width="320" height="200" fill="${background}"/>${cards.join('')}`,
  );
}
