import { itemAt } from '../../random.ts';
import { circle, light, line, path, rect, roundTenth } from '../shapes.ts';
import type { Motif } from './motif.ts';

const pendulum: Motif = (p, random) => {
  const count = 7;
  const lit = random() < 0.5 ? 0 : count - 1;
  const colours = [p.a, p.b, p.c, p.d, p.c, p.b, p.a];
  let strings = path('M0 172H320V200H0Z', p.a);
  let balls = '';
  for (let i = 0; i < count; i += 1) {
    const angle = ((-39 + i * 13) * Math.PI) / 180;
    const x = 160 + Math.sin(angle) * 172;
    const y = -24 + Math.cos(angle) * 172;
    strings += line(`M160 -24L${roundTenth(x)} ${roundTenth(y)}`, p.b, i === lit ? 3 : 1.5);
    balls += i === lit ? light(x, y, 19, p) : circle(x, y, 19, itemAt(colours, i + 6 - lit));
  }
  return circle(160, -24, 172, 'none', `stroke="${p.a}" stroke-width="38"`) + strings + balls;
};

const orbits: Motif = (p, random) => {
  const tilt = -14 - random() * 16;
  const rings = [
    [170, 74, p.a, 26],
    [128, 52, p.b, 3],
    [86, 32, p.c, 3],
  ] as const;
  let s = `<g transform="rotate(${roundTenth(tilt)} 160 100)">`;
  for (const [rx, ry, colour, width] of rings) {
    s += `<ellipse cx="160" cy="100" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  }
  const t = random() * 1.2 + 0.2;
  s += circle(160 + 128 * Math.cos(t), 100 + 52 * Math.sin(t), 15, p.c);
  s += circle(160 + 86 * Math.cos(t + 2.4), 100 + 32 * Math.sin(t + 2.4), 9, p.hi);
  s += circle(160 + 170 * Math.cos(t + 4.1), 100 + 74 * Math.sin(t + 4.1), 22, p.d);
  return `${s}${light(160, 100, 17, p)}</g>`;
};

const hexagons: Motif = (p, random) => {
  const radius = 40;
  const width = radius * Math.sqrt(3);
  const litRow = 1 + Math.floor(random() * 2);
  const litColumn = 1 + Math.floor(random() * 3);
  let s = '';
  for (let row = -1; row < 5; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const x = column * width + (row % 2 ? width / 2 : 0) + 6;
      const y = row * radius * 1.5 + 10;
      const q = random();
      const lit = row === litRow && column === litColumn;
      const corners = Array.from({ length: 6 }, (_, k) => {
        const angle = (Math.PI / 3) * k + Math.PI / 6;
        return `${roundTenth(x + (radius - 3) * Math.cos(angle))} ${roundTenth(y + (radius - 3) * Math.sin(angle))}`;
      });
      const fill = lit ? p.c : q < 0.34 ? p.a : q < 0.56 ? p.b : q < 0.68 ? p.c : q < 0.76 ? p.d : p.bg;
      s += path(`M${corners.join('L')}Z`, fill, `stroke="${lit || q < 0.76 ? 'none' : p.a}" stroke-width="2"`);
      if (lit) s += light(x, y, 13, p);
    }
  }
  return s;
};

const flasks: Motif = (p, random) => {
  const level = 118 + random() * 20;
  const glass = 'opacity=".55"';
  const cone =
    path('M34 40H62V92L92 158Q96 168 84 168H12Q0 168 4 158L34 92Z', p.hi, glass) +
    path('M20 122H76L92 158Q96 168 84 168H12Q0 168 4 158Z', p.c) +
    circle(40, 146, 5, p.hi, 'opacity=".8"') +
    circle(58, 138, 3.5, p.hi, 'opacity=".8"') +
    rect(28, 34, 40, 10, 5, p.b);
  const round =
    path('M40 24H64V74A50 50 0 1 1 40 74Z', p.hi, glass) +
    path(`M3 ${roundTenth(level)}H101A50 50 0 1 1 3 ${roundTenth(level)}Z`, p.b) +
    rect(34, 20, 36, 10, 5, p.c) +
    light(52, level - 22, 10, p);
  const tube =
    path('M8 46H34V150A13 13 0 0 1 8 150Z', p.hi, glass) +
    path('M8 96H34V150A13 13 0 0 1 8 150Z', p.d) +
    rect(3, 40, 36, 9, 4.5, p.b);
  return `${path('M0 168H320V200H0Z', p.a)}<g transform="translate(${roundTenth(38 + random() * 10)} 0)">${cone}</g><g transform="translate(150 0)">${round}</g><g transform="translate(268 0)">${tube}</g>`;
};

export const laboratory = { pendulum, orbits, hexagons, flasks };
