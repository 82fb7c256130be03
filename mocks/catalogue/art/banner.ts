import { createRandom } from '../random.ts';
import { oklch } from './oklch.ts';
import { LIGHT } from './palette.ts';
import { svg } from './shapes.ts';

/** Hues of the backgrounds; the first one is the brand's indigo. */
const hues = [278, 240, 195, 330, 150] as const;

/** Arrangements of lanterns: many at several depths, three near ones, or a single large one. */
const groups = [
  { count: 8, scale: [0.45, 0.95], litShare: 0.62 },
  { count: 3, scale: [1.1, 1.7], litShare: 0.8 },
  { count: 1, scale: [1.6, 1.6], litShare: 1 },
] as const;

interface Night {
  near: string;
  far: string;
  unlit: string;
  frame: string;
  cord: string;
}

const nightOf = (hue: number): Night => ({
  near: oklch(0.32, 0.115, hue),
  far: oklch(0.23, 0.075, hue),
  unlit: oklch(0.37, 0.11, hue),
  frame: oklch(0.42, 0.12, hue),
  cord: oklch(0.58, 0.1, hue),
});

/** One lantern on its cord, hung from above the picture. */
function lantern(x: number, y: number, scale: number, lit: boolean, night: Night): string {
  const frame = lit ? '#F39A1F' : night.frame;
  const cord = `<path d="M0 ${(-(y + 12) / scale).toFixed(0)}V-26" stroke="${night.cord}" stroke-width="${(1.2 / scale).toFixed(2)}" opacity=".7"/>`;
  const inner = lit
    ? '<path d="M-7 -15C-11 0 -11 16 -7 31M7 -15C11 0 11 16 7 31" stroke="#F39A1F" stroke-width="2" fill="none" opacity=".55"/><ellipse cy="10" rx="8" ry="13" fill="#FFF3D6" opacity=".75"/>'
    : `<path d="M-7 -15C-11 0 -11 16 -7 31M7 -15C11 0 11 16 7 31" stroke="${night.frame}" stroke-width="2" fill="none"/>`;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    cord,
    lit ? '<circle r="92" fill="url(#glow)"/>' : '',
    `<path d="M-9 -26A9 9 0 0 1 9 -26" fill="none" stroke="${lit ? '#FFE3A6' : night.cord}" stroke-width="3"/>`,
    `<rect x="-20" y="-26" width="40" height="8" rx="4" fill="${frame}"/>`,
    `<path d="M-19 -15H19C29 -2 29 18 19 31H-19C-29 18 -29 -2 -19 -15Z" fill="${lit ? LIGHT : night.unlit}"/>`,
    inner,
    `<rect x="-20" y="34" width="40" height="7" rx="3.5" fill="${frame}"/>`,
    `<path d="M0 41V56" stroke="${frame}" stroke-width="3" stroke-linecap="round"/></g>`,
  ].join('');
}

/**
 * Position of a lantern between the left (0) and the right end (1) of its part; a few lanterns are centred in equal
 * shares.
 */
const placeOf = (index: number, count: number) => (count > 3 ? index / (count - 1) : (index + 0.5) / count);

const hills = (w: number, h: number) =>
  `<path d="M0 ${h}V${h * 0.9}C${w * 0.2} ${h * 0.84} ${w * 0.3} ${h * 0.95} ${w * 0.46} ${h * 0.9}S${w * 0.72} ${h * 0.8} ${w * 0.84} ${h * 0.86} ${w} ${h * 0.82} ${w} ${h * 0.82}V${h}Z" fill="#0E0F2E" opacity=".55"/>`;

/**
 * Draws lanterns at night in one of five colours, without text: 16:6 when wide, else 16:10. The left half of the wide
 * picture and the lower half of the other stay dark, so that a title fits there.
 */
export function bannerSvg(seed: string, wide: boolean): string {
  const [w, h] = wide ? [960, 360] : [640, 400];
  const from = wide ? 0.5 : 0.3;
  const [low, high] = wide ? [0.24, 0.64] : [0.16, 0.46];
  const random = createRandom(`h${seed}`);
  const night = nightOf(hues[Math.floor(random() * hues.length)] ?? hues[0]);
  const group = groups[Math.floor(random() * groups.length)] ?? groups[0];
  let stars = '';
  for (let i = 0; i < 46; i += 1) {
    const x = (w * (from * 0.85 + (1 - from * 0.85) * random())).toFixed(0);
    const y = (random() * h * Math.min(0.8, high * 1.5)).toFixed(0);
    const r = (0.6 + random() * 1.2).toFixed(1);
    stars += `<circle cx="${x}" cy="${y}" r="${r}" fill="#CDCFE8" opacity="${(0.15 + random() * 0.4).toFixed(2)}"/>`;
  }
  const hung = Array.from({ length: group.count }, (_, i) => ({
    x: Math.round(w * (from + placeOf(i, group.count) * (1 - from) * 0.98) + random() * 20 - 10),
    y: Math.round(h * (low + (high - low) * random())),
    scale: +(group.scale[0] + random() * (group.scale[1] - group.scale[0])).toFixed(2),
    lit: random() < group.litShare,
  })).sort((a, b) => a.scale - b.scale);
  const defs = `<defs><radialGradient id="night" cx=".88" cy=".12" r="1.2"><stop stop-color="${night.near}"/><stop offset=".62" stop-color="${night.far}"/></radialGradient><radialGradient id="glow"><stop stop-color="${LIGHT}" stop-opacity=".6"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></radialGradient></defs>`;
  const lanterns = hung.map(({ x, y, scale, lit }) => lantern(x, y, scale, lit, night)).join('');
  return svg(w, h, `${defs}<rect width="${w}" height="${h}" fill="url(#night)"/>${stars}${lanterns}${hills(w, h)}`);
}
