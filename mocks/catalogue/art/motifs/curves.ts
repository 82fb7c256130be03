import { itemAt } from '../../random.ts';
import { circle, light, line, path, roundTenth } from '../shapes.ts';
import type { Motif } from './motif.ts';

const parabola: Motif = (p, random) => {
  let s = '';
  for (let i = 1; i < 8; i += 1) s += line(`M${i * 40} 0V200`, p.a, 1, 'opacity=".7"');
  for (let i = 1; i < 5; i += 1) s += line(`M0 ${i * 40}H320`, p.a, 1, 'opacity=".7"');
  const x1 = 70 + random() * 50;
  const x2 = 210 + random() * 50;
  const x3 = 120 + random() * 70;
  const y1 = 58 + random() * 24;
  const y2 = 84 + random() * 24;
  const y3 = 118 + random() * 12;
  const curve = (x: number, width: number, vertex: number, fill: string) =>
    path(
      `M${roundTenth(x - width)} 210Q${roundTenth(x)} ${roundTenth(2 * vertex - 210)} ${roundTenth(x + width)} 210Z`,
      fill,
    );
  return s + curve(x1, 110, y1, p.a) + curve(x2, 92, y2, p.b) + curve(x3, 140, y3, p.c) + light(x2, y2, 11, p);
};

const quarters: Motif = (p, random) => {
  const t = 200 / 3;
  let s = '';
  const lit = 6 + Math.floor(random() * 3);
  const colours = [p.a, p.b, p.c, p.d, p.hi];
  for (let n = 0; n < 15; n += 1) {
    const x = -8 + (n % 5) * t;
    const y = Math.floor(n / 5) * t;
    const colour = itemAt(colours, Math.floor(random() * 4.35));
    const turn = Math.floor(random() * 4);
    if (n === lit) {
      s += light(x + t / 2, y + t / 2, 15, p);
      continue;
    }
    if (random() < 0.13) continue;
    const corners = [
      [x, y],
      [x + t, y],
      [x + t, y + t],
      [x, y + t],
    ] as const;
    const [px, py] = itemAt(corners, turn);
    const [ax, ay] = itemAt(corners, turn + 1);
    const [bx, by] = itemAt(corners, turn + 3);
    const d = `M${roundTenth(px)} ${roundTenth(py)}L${roundTenth(ax)} ${roundTenth(ay)}A${roundTenth(t)} ${roundTenth(t)} 0 0 1 ${roundTenth(bx)} ${roundTenth(by)}Z`;
    s += path(d, colour, `stroke="${colour}" stroke-width=".7"`);
  }
  return s;
};

const golden: Motif = (p, random) => {
  const mirrored = random() < 0.5;
  const colours = [p.a, p.b, p.d, p.c, p.a, p.b];
  let s = '';
  let [x, y, w, h] = [0, 0, 320, 200];
  colours.forEach((colour, i) => {
    const q = Math.min(w, h);
    const side = i % 4;
    if (side === 0) {
      s += path(`M${x} ${y + q}A${q} ${q} 0 0 1 ${x + q} ${y}V${y + q}Z`, colour);
      x += q;
      w -= q;
    } else if (side === 1) {
      s += path(`M${x} ${y}A${q} ${q} 0 0 1 ${x + q} ${y + q}H${x}Z`, colour);
      y += q;
      h -= q;
    } else if (side === 2) {
      const left = x + w - q;
      s += path(`M${left + q} ${y}A${q} ${q} 0 0 1 ${left} ${y + q}V${y}Z`, colour);
      w -= q;
    } else {
      const top = y + h - q;
      s += path(`M${x + q} ${top + q}A${q} ${q} 0 0 1 ${x} ${top}H${x + q}Z`, colour);
      h -= q;
    }
  });
  const flip = mirrored ? ' transform="matrix(-1 0 0 1 320 0)"' : '';
  return `<g${flip}>${s}${light(x + w / 2 + 6, y + h / 2, 9, p)}</g>`;
};

const bauhaus: Motif = (p, random) => {
  const corner = random() < 0.5 ? path('M214 200V60L320 200Z', p.c) : path('M214 200A106 106 0 0 1 320 94V200Z', p.c);
  return (
    path('M0 0H107V100H0Z', p.a) +
    path('M0 100H107V200H0Z', p.c) +
    path('M107 0H214A107 107 0 0 1 107 107Z', p.b) +
    path('M107 107H214V200H107Z', p.d) +
    corner +
    light(262, 46, 20, p) +
    line('M120 128H200M120 146H200M120 164H200', p.hi, 6)
  );
};

const contours: Motif = (p, random) => {
  const offset = random() * 6;
  const cx = 130 + random() * 60;
  const cy = 90 + random() * 20;
  const colours = [p.hi, p.c, p.c, p.b, p.b, p.a, p.a, p.bg];
  let s = '';
  for (let ring = 7; ring > 0; ring -= 1) {
    let d = '';
    for (let step = 0; step <= 48; step += 1) {
      const angle = (step / 48) * Math.PI * 2;
      const wobble = 0.16 * Math.sin(angle * 3 + offset) + 0.1 * Math.sin(angle * 2 - offset + ring * 0.12);
      const radius = ring * 24 * (1 + wobble);
      d += `${step ? 'L' : 'M'}${roundTenth(cx + radius * 1.25 * Math.cos(angle))} ${roundTenth(cy + radius * 0.86 * Math.sin(angle))}`;
    }
    s += path(`${d}Z`, itemAt(colours, ring), `stroke="${p.bg}" stroke-width="1.5"`);
  }
  return s + light(cx, cy, 10, p);
};

const waves: Motif = (p, random) => {
  const x = 40 + random() * 60;
  const y = 150 - random() * 40;
  const litX = 250 + random() * 40;
  const litY = 40 + random() * 40;
  let s = '';
  for (let i = 12; i > 0; i -= 1) s += circle(x, y, i * 24, i % 2 ? p.a : p.bg);
  for (let i = 1; i < 9; i += 1) {
    s += circle(litX, litY, i * 22, 'none', `stroke="${i % 3 ? p.b : p.c}" stroke-width="${i % 3 ? 2 : 5}"`);
  }
  return s + circle(x, y, 14, p.c) + light(litX, litY, 10, p);
};

export const curves = { parabola, quarters, golden, bauhaus, contours, waves };
