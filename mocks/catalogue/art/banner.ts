import { createRandom } from '../random.ts';
import { glow, lantern, nightOf } from './lantern.ts';
import { svg } from './shapes.ts';

/** Hues of the backgrounds; the first one is the brand's indigo. */
const hues = [278, 240, 195, 330, 150] as const;

/** Arrangements of lanterns: many at several depths, three near ones, or a single large one. */
const groups = [
  { count: 8, scale: [0.45, 0.95], litShare: 0.62 },
  { count: 3, scale: [1.1, 1.7], litShare: 0.8 },
  { count: 1, scale: [1.6, 1.6], litShare: 1 },
] as const;

/**
 * Position of a lantern between the left (0) and the right end (1) of its part; a few lanterns are centred in equal
 * shares.
 */
const placeOf = (index: number, count: number) => (count > 3 ? index / (count - 1) : (index + 0.5) / count);

/** Distance of a lantern to the right edge, in pixels. */
const margin = 16;

/** Share of the height at the top and at the bottom that the low box of a desktop or a phone does not show. */
const cropped = (wide: boolean) => (wide ? 0.365 : 0.22);

/** Lanterns of the wide picture are smaller, so that the low box shows them whole. */
const size = (wide: boolean) => (wide ? 0.56 : 1);

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

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
  const hung = Array.from({ length: group.count }, (_, i) => {
    const x = w * (from + placeOf(i, group.count) * (1 - from) * 0.98) + random() * 20 - 10;
    const y = h * (low + (high - low) * random());
    const scale = +(size(wide) * (group.scale[0] + random() * (group.scale[1] - group.scale[0]))).toFixed(2);
    return {
      x: Math.round(between(x, 0, w - margin - 29 * scale)),
      y: Math.round(between(y, h * cropped(wide) + 36 * scale, h * (1 - cropped(wide)) - 58 * scale)),
      scale,
      lit: random() < group.litShare,
    };
  }).sort((a, b) => a.scale - b.scale);
  const defs = `<defs><radialGradient id="night" cx=".88" cy=".12" r="1.2"><stop stop-color="${night.near}"/><stop offset=".62" stop-color="${night.far}"/></radialGradient>${glow}</defs>`;
  const lanterns = hung.map((one) => lantern(one, night)).join('');
  return svg(w, h, `${defs}<rect width="${w}" height="${h}" fill="url(#night)"/>${stars}${lanterns}${hills(w, h)}`);
}
