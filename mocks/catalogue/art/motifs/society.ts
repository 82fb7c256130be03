import { itemAt } from '../../random.ts';
import { light, line, path, rect, roundTenth } from '../shapes.ts';
import type { Motif } from './motif.ts';

const TILE = 40;
const route = ['0,3', '1,3', '2,3', '2,2', '3,2', '4,2', '4,1', '5,1'];

const pixels: Motif = (p, random) => {
  const shift = random() < 0.5 ? 1 : 0;
  let s = '';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const step = route.indexOf(`${column - shift},${row}`);
      const x = column * TILE + 3;
      const y = row * TILE + 3;
      const q = random();
      const quiet = q < 0.6 || q >= 0.84 ? p.a : q < 0.78 ? p.b : p.d;
      if (step >= 0) s += rect(x, y, 34, 34, 9, p.c);
      else s += rect(x, y, 34, 34, 9, quiet, q > 0.84 ? 'opacity=".4"' : '');
      if (step === route.length - 1) s += light(x + 17, y + 17, 9, p);
    }
  }
  return s;
};

const chevrons: Motif = (p) => {
  const pairs = [
    [118, p.a, p.a],
    [86, p.b, p.b],
    [54, p.c, p.d],
  ] as const;
  const drawn = pairs.map(
    ([d, left, right]) =>
      line(`M${160 - d + 26} 42L${160 - d - 22} 100L${160 - d + 26} 158`, left, 20) +
      line(`M${160 + d - 26} 42L${160 + d + 22} 100L${160 + d - 26} 158`, right, 20),
  );
  return drawn.join('') + light(160, 100, 15, p);
};

const equilibrium: Motif = (p, random) => {
  const y = 84 + random() * 30;
  let s = '';
  for (let i = 0; i < 7; i += 1) s += rect(26 + i * 40, 140 - i * 14 - random() * 16, 26, 200, 6, p.a);
  const guide = `M24 ${roundTenth(y + 13)}H154M157 ${roundTenth(y + 18)}V176`;
  return (
    s +
    line('M24 18V176H306', p.b, 4) +
    line(`M48 30Q110 ${roundTenth(y + 30)} 290 150`, p.c, 9) +
    line(`M48 158Q170 ${roundTenth(y + 46)} 290 26`, p.d, 9) +
    line(guide, p.tone === 'day' ? p.c : p.hi, 2, 'stroke-dasharray="2 7" opacity=".8"') +
    light(157, y + 13, 11, p)
  );
};

const bars: Motif = (p, random) => {
  const lit = 4 + Math.floor(random() * 2);
  const colours = [p.a, p.b, p.c, p.b, p.d, p.c, p.b];
  let s = '';
  colours.forEach((colour, i) => {
    const height = 34 + i * 17 + random() * 34;
    const x = 22 + i * 41;
    s += rect(x, 200 - height, 30, height + 20, 8, colour);
    if (i === lit) s += light(x + 15, 178 - height, 11, p);
  });
  return s;
};

const equaliser: Motif = (p, random) => {
  const lit = 3 + Math.floor(random() * 6);
  const colours = [p.b, p.c, p.a, p.c, p.d];
  let s = '';
  for (let i = 0; i < 13; i += 1) {
    const height = 28 + 70 * Math.abs(Math.sin(i * 0.55 + random() * 0.8)) + random() * 30;
    const x = 14 + i * 23;
    s += rect(x, 100 - height / 2, 14, height, 7, itemAt(colours, i));
    if (i === lit) s += light(x + 7, Math.max(24, 82 - height / 2), 9, p);
  }
  return s;
};

const arches: Motif = (p, random) => {
  const lit = 1 + Math.floor(random() * 3);
  let s = rect(0, 104, 320, 8, 0, p.c) + rect(0, 28, 320, 7, 0, p.b);
  for (let i = 0; i < 6; i += 1) {
    const x = i * 58 - 12;
    s += path(`M${x} 112H${x + 58}V200H${x + 50}V150A21 21 0 0 0 ${x + 8} 150V200H${x}Z`, p.c);
  }
  for (let i = 0; i < 11; i += 1) {
    const x = i * 32 - 14;
    s += path(`M${x} 34H${x + 32}V104H${x + 27}V66A11 11 0 0 0 ${x + 5} 66V104H${x}Z`, p.b);
  }
  return path('M0 170H320V200H0Z', p.a) + s + light(lit * 58 + 17, 168, 13, p);
};

const columns: Motif = (p) => {
  let s = path('M30 58L160 8L290 58Z', p.c) + rect(36, 58, 248, 16, 2, p.b);
  for (let i = 0; i < 5; i += 1) {
    const x = 50 + i * 49;
    s += rect(x, 80, 24, 88, 3, i % 2 ? p.b : p.d) + rect(x - 5, 74, 34, 8, 2, p.c) + rect(x - 5, 162, 34, 8, 2, p.c);
  }
  return s + rect(24, 170, 272, 12, 2, p.b) + rect(10, 182, 300, 20, 2, p.c) + light(160, 40, 8, p);
};

export const society = { pixels, chevrons, equilibrium, bars, equaliser, arches, columns };
