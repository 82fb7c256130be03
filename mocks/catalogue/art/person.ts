import { itemAt } from '../random.ts';
import { lookOf } from './looks.ts';
import { oklch } from './oklch.ts';
import { line, path } from './shapes.ts';

const backHair = [
  '',
  'M44 66C40 34 58 20 80 20S120 34 116 66L120 122Q80 136 40 122Z',
  'M46 66C42 36 60 22 80 22S118 36 114 66V98Q80 108 46 98Z',
  'M65 22A15 15 0 1 1 95 22A15 15 0 1 1 65 22Z',
  '',
  'M112 56C132 60 134 92 122 112 118 92 116 78 108 70Z',
];

const frontHair = [
  'M50 66C46 40 58 24 82 24 106 24 116 42 110 66 108 54 102 48 94 46 80 50 64 48 58 48 53 52 51 58 50 66Z',
  'M49 72C44 40 60 24 80 24S116 40 111 72C108 56 96 48 84 40 74 52 56 54 49 72Z',
  'M49 66C46 38 62 24 80 24S114 38 111 66C110 60 108 57 105 55H55C52 57 50 60 49 66Z',
  'M50 64C46 40 62 28 80 28S114 40 110 64C106 50 96 44 80 44S54 50 50 64Z',
  'M49 64C44 46 52 26 70 25 84 18 112 26 111 50 112 56 111 60 110 65 108 58 106 53 102 49 88 54 72 44 62 46 54 50 51 56 49 64Z',
  'M49 68C45 40 60 25 80 25S115 40 111 68C107 56 100 46 72 44 62 48 53 56 49 68Z',
];

/** A colour 14 % of the way to the shadow brown: the neck under the chin. */
function shaded(hex: string): string {
  const shadow = [0x6b, 0x2b, 0x12];
  const mixed = shadow.map((to, i) => {
    const from = Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16);
    return Math.round(from * 0.86 + to * 0.14)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('').toUpperCase()}`;
}

function collarOf(kind: number, dark: string): string {
  if (kind === 0) return path('M66 112L80 128 94 112 100 118 80 142 60 118Z', '#FFFFFF');
  if (kind === 1) return path('M64 110Q80 130 96 110L100 113Q80 140 60 113Z', dark);
  return (
    path('M66 110L80 130 94 110V176H66Z', '#FFFFFF') +
    path('M66 110L76 176H38Z', dark) +
    path('M94 110L84 176H122Z', dark)
  );
}

const spectacles =
  '<g fill="none" stroke="#2A2733" stroke-width="2.4"><rect x="57" y="62" width="20" height="17" rx="7"/><rect x="83" y="62" width="20" height="17" rx="7"/><path d="M77 69H83"/></g>';

/** Head and shoulders in 160 × 180, dressed in the hue (degrees); no background. */
export function person(id: number, hue: number): string {
  const { hairStyle, skin, hair, glasses, collar } = lookOf(id);
  const top = oklch(0.5, 0.12, hue);
  const back = itemAt(backHair, hairStyle);
  const round = (x: number, y: number, r: number, fill: string, extra = '') =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${extra}/>`;
  return [
    back === '' ? '' : path(back, hair),
    path('M14 180C14 130 40 116 64 111L80 120 96 111C120 116 146 130 146 180Z', top),
    path('M68 92H92V112Q80 124 68 112Z', shaded(skin)),
    collarOf(collar, oklch(0.4, 0.11, hue)),
    round(50, 70, 6, skin),
    round(110, 70, 6, skin),
    path('M50 60C50 40 62 32 80 32S110 40 110 60V72C110 92 96 104 80 104S50 92 50 72Z', skin),
    round(61, 82, 6.5, '#E5674F', ' opacity=".16"'),
    round(99, 82, 6.5, '#E5674F', ' opacity=".16"'),
    round(68, 70, 3.1, '#221A1E'),
    round(92, 70, 3.1, '#221A1E'),
    line('M62 60Q68 57 73 60M87 60Q92 57 98 60', hair, 2.6),
    line('M71 85Q80 93 89 85', '#8A3B2C', 3),
    glasses ? spectacles : '',
    path(itemAt(frontHair, hairStyle), hair),
  ].join('');
}
