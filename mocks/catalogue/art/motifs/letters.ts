import { itemAt } from '../../random.ts';
import { circle, light, line, path, rect, roundTenth } from '../shapes.ts';
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
    path(bubble(roundTenth(142 + offset), 22, 190, 92, true), p.a) +
    words(168 + offset, 48, [110, 84], p.b) +
    path(bubble(26, roundTenth(62 + offset / 2), 196, 88, false), p.c) +
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
      `<g transform="rotate(${roundTenth(angle)} 160 236)">${rect(118, 40, 84, 190, 12, colour)}${i % 2 ? '' : text}</g>`,
  );
  return fan.join('') + light(160, 32 + shift, 13, p);
};

const STROKE = 17;

interface Letter {
  strokes: readonly string[];
  dot: readonly [x: number, y: number, radius: number];
}

const ring = (x: number, y: number, rx: number, ry = rx) =>
  `M${x} ${y - ry}a${rx} ${ry} 0 1 1 0 ${2 * ry}a${rx} ${ry} 0 1 1 0 ${-2 * ry}`;

/** Four characters of a school copybook, 文 太 玉 主; the dot of each is the light. */
const han: readonly Letter[] = [
  { strokes: ['M104 78H216', 'M186 82Q166 134 106 160', 'M130 90Q156 142 214 160'], dot: [160, 46, 11] },
  { strokes: ['M102 80H218', 'M160 46Q160 126 104 162', 'M162 92Q178 140 216 160'], dot: [158, 146, 10] },
  { strokes: ['M108 52H212M112 98H208M100 152H220M160 52V150'], dot: [196, 126, 10] },
  { strokes: ['M112 72H208M116 112H204M102 156H218M160 74V154'], dot: [160, 40, 11] },
];

/** Letters of other scripts, each lit at a dot, a head or a bowl. */
const alphabets = {
  /** ก ร ว น */
  thai: [
    { strokes: ['M120 156V102L106 88Q120 50 162 50Q206 50 206 94V156'], dot: [106, 90, 11] },
    { strokes: ['M196 58Q150 40 132 62Q122 84 158 90Q196 96 192 150'], dot: [178, 150, 12] },
    { strokes: ['M118 70Q156 34 190 62Q204 76 204 150'], dot: [190, 150, 12] },
    { strokes: ['M128 62V152Q144 126 178 132', 'M196 52V140', ring(184, 142, 13)], dot: [114, 62, 12] },
  ],
  /** 한 오 아 책 */
  hangul: [
    { strokes: ['M104 74H164', ring(134, 106, 17), 'M194 48V128M194 88H216', 'M118 138V162H208'], dot: [134, 48, 11] },
    { strokes: [ring(160, 80, 32), 'M160 116V150M100 152H220'], dot: [160, 80, 11] },
    { strokes: [ring(134, 100, 34), 'M196 44V164M196 100H222'], dot: [134, 100, 11] },
    {
      strokes: [
        'M104 72H160M132 74Q126 98 102 112M136 88Q144 104 162 112',
        'M182 50V118M208 46V122M182 84H206',
        'M116 138H204V164',
      ],
      dot: [132, 46, 11],
    },
  ],
  /** ạ ọ ự ệ */
  vietnamese: [
    { strokes: [ring(154, 92, 32), 'M188 60V126'], dot: [158, 160, 11] },
    { strokes: [ring(160, 92, 38)], dot: [160, 162, 11] },
    {
      strokes: ['M120 60V98Q120 128 150 128Q182 128 182 96', 'M182 60V128', 'M184 66Q208 66 206 46'],
      dot: [152, 160, 11],
    },
    {
      strokes: ['M126 102H192Q190 70 159 70Q126 70 126 102Q126 134 160 134Q180 134 190 122', 'M138 50L159 36L180 50'],
      dot: [159, 164, 10],
    },
  ],
  /** i j a b */
  latin: [
    { strokes: ['M142 88H162V144Q162 156 184 152'], dot: [162, 54, 12] },
    { strokes: ['M144 84H172V138Q172 162 134 156'], dot: [172, 50, 12] },
    { strokes: [ring(152, 102, 36), 'M190 66V140'], dot: [152, 102, 11] },
    { strokes: ['M126 44V140', ring(164, 106, 36)], dot: [164, 106, 11] },
  ],
} as const satisfies Record<string, readonly Letter[]>;

/** The script whose letters replace Chinese characters. */
export type Script = keyof typeof alphabets;

export function isScript(name: string): name is Script {
  return Object.hasOwn(alphabets, name);
}

const copybook =
  (alphabet: readonly Letter[]): Motif =>
  (p, random) => {
    const { strokes, dot } = itemAt(alphabet, Math.floor(random() * 4));
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

export const letters = { bubbles, pages, brush: copybook(han) };

export const brushes: Readonly<Record<Script, Motif>> = {
  thai: copybook(alphabets.thai),
  hangul: copybook(alphabets.hangul),
  vietnamese: copybook(alphabets.vietnamese),
  latin: copybook(alphabets.latin),
};
