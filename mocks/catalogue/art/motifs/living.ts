import { itemAt } from '../../random.ts';
import { circle, light, line, path, roundTenth } from '../shapes.ts';
import type { Motif } from './motif.ts';

const leaves: Motif = (p, random) => {
  const stems = [
    { x: 70 + random() * 20, scale: 0.9, odd: p.b, even: p.a },
    { x: 236 + random() * 20, scale: 1, odd: p.c, even: p.b },
    { x: 156 + random() * 10, scale: 1.15, odd: p.b, even: p.d },
  ];
  let s = '';
  stems.forEach(({ x, scale, odd, even }, n) => {
    s += line(`M${roundTenth(x)} 210V${roundTenth(200 - 160 * scale)}`, n === 1 ? p.b : p.c, 4);
    for (let i = 0; i < 4; i += 1) {
      const y = 186 - i * 40 * scale;
      const length = (58 - i * 8) * scale;
      for (const side of [-1, 1]) {
        const turn = (side < 0 ? 205 : -25) - side * i * 5;
        const leaf = `M0 0Q${roundTenth(length / 2)} ${roundTenth(-length * 0.42)} ${roundTenth(length)} 0Q${roundTenth(length / 2)} ${roundTenth(length * 0.42)} 0 0Z`;
        const fill = (i + (side > 0 ? 1 : 0)) % 2 ? odd : even;
        s += `<g transform="translate(${roundTenth(x)} ${roundTenth(y)}) rotate(${roundTenth(turn)})">${path(leaf, fill)}</g>`;
      }
    }
    if (n === 2) s += light(x, Math.max(26, 194 - 160 * scale), 12, p);
  });
  return s;
};

const cells: Motif = (p, random) => {
  const placed: [x: number, y: number, radius: number][] = [[110 + random() * 100, 86 + random() * 28, 48]];
  for (let tries = 0; placed.length < 13 && tries < 900; tries += 1) {
    const radius = placed.length < 3 ? 52 - random() * 8 : 18 + random() * 22;
    const x = random() * 330 - 5;
    const y = random() * 210 - 5;
    const fits = placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + radius + 5);
    if (fits) placed.push([x, y, radius]);
  }
  const colours = [p.b, p.a, p.c, p.d, p.a, p.b];
  return placed
    .map(([x, y, radius], i) => {
      const colour = itemAt(colours, i);
      const pale = colour === p.a;
      const nucleus =
        i === 0
          ? light(x + radius * 0.12, y - radius * 0.1, radius * 0.3, p)
          : circle(x + radius * 0.18, y + radius * 0.12, radius * 0.34, pale ? p.b : p.hi, pale ? '' : 'opacity=".5"');
      return circle(x, y, radius, colour) + nucleus;
    })
    .join('');
};

const ridges: Motif = (p, random) => {
  const rows = [
    [112, 26, p.a],
    [138, 22, p.b],
    [164, 18, p.c],
  ] as const;
  const sunX = 80 + random() * 160;
  let s = light(sunX, 62 + random() * 16, 22, p);
  rows.forEach(([y, height, colour], n) => {
    const offset = random() * 6;
    const k = 0.02 + n * 0.006;
    let d = 'M0 200';
    for (let x = 0; x <= 320; x += 8) {
      const ridge = height * Math.abs(Math.sin(x * k + offset)) + height * 0.5 * Math.sin(x * k * 2.3 + offset);
      d += `L${x} ${roundTenth(y - ridge)}`;
    }
    s += path(`${d}V200Z`, colour);
  });
  return s;
};

export const living = { leaves, cells, ridges };
