import { itemAt } from '../../random.ts';
import { circle, light, line, path, rect, roundTenth } from '../shapes.ts';
import type { Motif } from './motif.ts';

/** A right-angled triangle on squared paper; its acute angle is lit. */
const triangle: Motif = (p, random) => {
  const top = 34 + random() * 16;
  let s = '';
  for (let i = 1; i < 8; i += 1) s += line(`M${i * 40} 0V200`, p.a, 1, 'opacity=".7"');
  for (let i = 1; i < 5; i += 1) s += line(`M0 ${i * 40}H320`, p.a, 1, 'opacity=".7"');
  return (
    s +
    circle(58, 164, 74, p.a) +
    path(`M58 164H262V${roundTenth(top)}Z`, p.b) +
    path(`M58 164H160V${roundTenth(164 - (164 - top) / 2)}Z`, p.d) +
    line(`M58 164H262V${roundTenth(top)}Z`, p.c, 7) +
    line('M238 164V140H262', p.c, 5) +
    light(58, 164, 11, p)
  );
};

/** A line of numbers with steps from one to the next; zero is lit. */
const ruler: Motif = (p, random) => {
  const ticks = Array.from({ length: 9 }, (_, i) => 32 + i * 32);
  const steps = 2 + Math.floor(random() * 2);
  let s = rect(12, 116, 296, 44, 12, p.a) + line('M20 116H300', p.c, 6);
  for (const [i, x] of ticks.entries()) s += line(`M${x} 116V${i % 2 ? 132 : 142}`, i % 2 ? p.b : p.c, 4);
  for (let i = 0; i < steps; i += 1) {
    const from = itemAt(ticks, 4 - i);
    s += line(`M${from} 104Q${from - 16} 62 ${from - 32} 104`, p.d, 6);
  }
  s += line('M160 100Q224 6 288 100', p.b, 8);
  return s + circle(288, 104, 9, p.c) + light(160, 114, 12, p);
};

/** Two thermometers, a cold and a warm one. */
const thermometer: Motif = (p, random) => {
  const tube = (x: number, level: number, fill: string) =>
    rect(x - 17, 22, 34, 130, 17, p.hi, 'opacity=".75"') +
    circle(x, 154, 28, p.hi, 'opacity=".75"') +
    rect(x - 8, level, 16, 160 - level, 8, fill) +
    [44, 66, 88, 110].map((y) => line(`M${x + 26} ${y}H${x + 42}`, p.b, 4)).join('');
  const cold = 112 + random() * 16;
  return (
    circle(236, 100, 118, p.a) +
    tube(98, cold, p.c) +
    circle(98, 154, 19, p.c) +
    tube(212, 40 + random() * 14, p.d) +
    light(212, 154, 19, p)
  );
};

/** A circuit with a battery, and a lamp that is lit. */
const circuit: Motif = (p, random) => {
  const x = 196 + random() * 40;
  return (
    rect(0, 0, 320, 200, 0, p.a, 'opacity=".35"') +
    line('M56 100V44H264V156H56Z', p.b, 8) +
    rect(28, 72, 56, 58, 10, p.c) +
    rect(44, 62, 24, 12, 4, p.c) +
    line('M46 116H66M56 106V126', p.hi, 5) +
    line('M120 156L138 138L150 170L164 138L178 170L192 138L206 156', p.d, 7) +
    circle(x, 44, 30, p.bg) +
    circle(x, 44, 30, p.hi, 'opacity=".35"') +
    light(x, 44, 14, p)
  );
};

/** Two strands that turn around each other; one rung is lit. */
const helix: Motif = (p, random) => {
  const phase = random() * Math.PI;
  const at = (x: number, turn: number) => 100 + 58 * Math.sin(x / 44 + phase + turn);
  const strand = (turn: number) =>
    Array.from({ length: 45 }, (_, i) => `${i ? 'L' : 'M'}${i * 8 - 16} ${roundTenth(at(i * 8 - 16, turn))}`).join('');
  const lit = 132 + Math.floor(random() * 3) * 22;
  let s = circle(60, 30, 70, p.a, 'opacity=".6"') + circle(270, 180, 84, p.a, 'opacity=".6"');
  for (let x = 0; x <= 320; x += 22) s += line(`M${x} ${roundTenth(at(x, 0))}V${roundTenth(at(x, Math.PI))}`, p.b, 6);
  s += line(strand(0), p.c, 12) + line(strand(Math.PI), p.d, 12);
  return s + light(lit, at(lit, 0), 13, p);
};

/** The line of a heartbeat; its peak is lit. */
const pulse: Motif = (p, random) => {
  const x = 150 + random() * 30;
  const beat = `M0 124H${roundTenth(x - 62)}L${roundTenth(x - 44)} 100L${roundTenth(x - 26)} 124L${roundTenth(x)} 40L${roundTenth(x + 26)} 168L${roundTenth(x + 44)} 112L${roundTenth(x + 58)} 124H320`;
  const heart = 'M160 184C70 124 84 38 160 74C236 38 250 124 160 184Z';
  return (
    path(heart, p.a) +
    path(heart, p.b, 'transform="translate(48 30) scale(.7)"') +
    line(beat, p.c, 9) +
    light(x, 40, 12, p)
  );
};

/** An apple, with a bite that is lit. */
const apple: Motif = (p, random) => {
  const tilt = roundTenth(random() * 12 - 6);
  const fruit = 'M160 74C132 46 76 62 80 116C84 166 132 188 160 172C188 188 236 166 240 116C244 62 188 46 160 74Z';
  return (
    circle(160, 120, 132, p.a, 'opacity=".55"') +
    `<g transform="rotate(${tilt} 160 120)">${path(fruit, p.c)}${path('M104 92C112 76 132 72 142 78C124 88 112 106 108 128C98 118 98 104 104 92Z', p.hi, 'opacity=".4"')}${line('M160 76Q158 44 176 26', p.b, 8)}${path('M176 52Q196 20 232 34Q214 66 176 52Z', p.d)}</g>` +
    light(222, 116, 16, p)
  );
};

const cloud = (x: number, y: number, scale: number, fill: string) =>
  `<g transform="translate(${roundTenth(x)} ${roundTenth(y)}) scale(${scale})">${circle(0, 0, 30, fill)}${circle(38, -14, 38, fill)}${circle(80, 2, 28, fill)}${rect(-4, 0, 88, 30, 15, fill)}</g>`;

/** Clouds with rain before the sun. */
const clouds: Motif = (p, random) => {
  const x = 96 + random() * 24;
  const drops = Array.from({ length: 6 }, (_, i) => `M${roundTenth(x - 12 + i * 24)} ${i % 2 ? 140 : 130}l-8 24`).join(
    '',
  );
  return (
    line('M0 176Q80 150 160 172T320 160', p.a, 30) +
    line('M0 62Q90 34 170 60T320 44', p.a, 6) +
    line('M0 86Q90 58 170 84T320 68', p.a, 6) +
    light(236, 58, 26, p) +
    cloud(196, 96, 0.95, p.b) +
    cloud(x, 92, 1.2, p.c) +
    line(drops, p.d, 6)
  );
};

/** A river between hills; where it begins is lit. */
const river: Motif = (p, random) => {
  const bend = 96 + random() * 30;
  return (
    path('M0 74Q60 20 124 66T250 48T320 78V200H0Z', p.a) +
    path('M0 112Q90 78 168 108T320 100V200H0Z', p.b) +
    path(
      `M166 60C150 84 ${roundTenth(bend + 90)} 96 ${roundTenth(bend + 40)} 122S40 158 70 200H232C196 172 ${roundTenth(bend + 110)} 150 ${roundTenth(bend + 116)} 124S196 88 174 60Z`,
      p.c,
    ) +
    line(`M${roundTenth(bend + 24)} 178h36M${roundTenth(bend + 56)} 146h28`, p.hi, 5, 'opacity=".7"') +
    light(170, 56, 11, p)
  );
};

/** Houses and towers of a town; one window is lit. */
const skyline: Motif = (p, random) => {
  const widths = [44, 36, 52, 40, 48, 36, 64];
  const fills = [p.a, p.b, p.c, p.a, p.d, p.b, p.c];
  const lit = 2 + Math.floor(random() * 3);
  let x = 0;
  let s = '';
  let lamp = '';
  for (const [i, width] of widths.entries()) {
    const top = 46 + random() * 64;
    s += rect(x + 2, top, width - 4, 220 - top, 5, itemAt(fills, i));
    for (let y = top + 18; y < 176; y += 28)
      s += rect(x + width / 2 - 12, y, 8, 12, 2, p.bg) + rect(x + width / 2 + 4, y, 8, 12, 2, p.bg);
    if (i === lit) lamp = light(x + width / 2 + 8, top + 24, 8, p);
    x += width;
  }
  return s + rect(0, 184, 320, 16, 0, p.c) + lamp;
};

/** Points that are joined to each other; one of them is lit. */
const network: Motif = (p, random) => {
  const shift = random() * 16 - 8;
  const points = [
    [52, 52],
    [58, 150],
    [126, 100],
    [188, 44],
    [200, 152],
    [262, 98],
  ].map(([x = 0, y = 0]) => [x + shift, y] as const);
  const joined = [
    [0, 2],
    [1, 2],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 5],
    [0, 3],
    [1, 4],
  ] as const;
  const lines = joined.map(([from, to]) => {
    const [x1, y1] = itemAt(points, from);
    const [x2, y2] = itemAt(points, to);
    return line(`M${roundTenth(x1)} ${y1}L${roundTenth(x2)} ${y2}`, p.b, 4);
  });
  const fills = [p.a, p.d, p.c, p.b, p.c, p.d];
  const nodes = points.map(([x, y], i) => (i === 2 ? '' : circle(x, y, i % 2 ? 20 : 16, itemAt(fills, i))));
  const [litX, litY] = itemAt(points, 2);
  return circle(160, 100, 150, p.a, 'opacity=".45"') + lines.join('') + nodes.join('') + light(litX, litY, 15, p);
};

/** Three piles of coins, each higher; the uppermost coin is lit. */
const coins: Motif = (p, random) => {
  const extra = Math.floor(random() * 2);
  let s = rect(0, 174, 320, 26, 0, p.a);
  for (const [pile, count] of [2, 4, 6 + extra].entries()) {
    const x = 46 + pile * 84;
    for (let i = 0; i < count; i += 1) {
      const y = 156 - i * 18;
      s += rect(x - 6 + (i % 2) * 4, y, 66, 16, 8, itemAt([p.c, p.b, p.d], i + pile));
    }
    if (pile === 2) s += light(x + 28, 156 - count * 18 - 2, 13, p);
  }
  return s;
};

/** A pencil that has written two lines; its point is lit. */
const pencil: Motif = (p, random) => {
  const y = 108 + random() * 12;
  return (
    rect(34, 20, 196, 168, 14, p.a) +
    rect(58, 50, 132, 8, 4, p.b) +
    rect(58, 76, 104, 8, 4, p.b) +
    line(`M60 ${roundTenth(y + 12)}q10 -16 20 0t20 0t20 0t20 0`, p.c, 6) +
    `<g transform="translate(150 ${roundTenth(y + 14)}) rotate(-40)">${path('M0 0L30 -17V17Z', p.hi)}${rect(30, -17, 108, 34, 0, p.c)}${rect(30, -6, 108, 12, 0, p.d)}${rect(138, -17, 14, 34, 0, p.hi)}${rect(152, -17, 22, 34, 8, p.b)}</g>` +
    light(150, y + 14, 10, p)
  );
};

/** A line through time with events above and below; the present one is lit. */
const timeline: Motif = (p, random) => {
  const lit = 2 + Math.floor(random() * 2);
  let s = line('M-10 100H330', p.b, 7);
  for (let i = 0; i < 5; i += 1) {
    const x = 36 + i * 62;
    const above = i % 2 === 0;
    const top = above ? 28 : 128;
    s += line(`M${x} ${above ? 72 : 128}V100`, p.b, 4) + rect(x - 26, top, 52, 44, 9, itemAt([p.a, p.c, p.d], i));
    s += rect(x - 16, top + 14, 32, 5, 2.5, p.hi) + rect(x - 16, top + 25, 20, 5, 2.5, p.hi);
    s += i === lit ? light(x, 100, 11, p) : circle(x, 100, 9, p.c);
  }
  return s;
};

export const things = {
  triangle,
  ruler,
  thermometer,
  circuit,
  helix,
  pulse,
  apple,
  clouds,
  river,
  skyline,
  network,
  coins,
  pencil,
  timeline,
};
