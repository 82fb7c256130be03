import { createRandom } from '../random.ts';
import { LIGHT } from './palette.ts';
import { svg } from './shapes.ts';

/** One lantern on its cord, hung from above the picture. */
function lantern(x: number, y: number, scale: number, lit: boolean): string {
  const frame = lit ? '#F39A1F' : '#3E3F8C';
  const cord = `<path d="M0 ${(-(y + 12) / scale).toFixed(0)}V-26" stroke="#6D6FB8" stroke-width="${(1.2 / scale).toFixed(2)}" opacity=".7"/>`;
  const inner = lit
    ? '<path d="M-7 -15C-11 0 -11 16 -7 31M7 -15C11 0 11 16 7 31" stroke="#F39A1F" stroke-width="2" fill="none" opacity=".55"/><ellipse cy="10" rx="8" ry="13" fill="#FFF3D6" opacity=".75"/>'
    : '<path d="M-7 -15C-11 0 -11 16 -7 31M7 -15C11 0 11 16 7 31" stroke="#4A4C9C" stroke-width="2" fill="none"/>';
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    cord,
    lit ? '<circle r="92" fill="url(#glow)"/>' : '',
    `<path d="M-9 -26A9 9 0 0 1 9 -26" fill="none" stroke="${lit ? '#FFE3A6' : '#6D6FB8'}" stroke-width="3"/>`,
    `<rect x="-20" y="-26" width="40" height="8" rx="4" fill="${frame}"/>`,
    `<path d="M-19 -15H19C29 -2 29 18 19 31H-19C-29 18 -29 -2 -19 -15Z" fill="${lit ? LIGHT : '#34357C'}"/>`,
    inner,
    `<rect x="-20" y="34" width="40" height="7" rx="3.5" fill="${frame}"/>`,
    `<path d="M0 41V56" stroke="${frame}" stroke-width="3" stroke-linecap="round"/></g>`,
  ].join('');
}

const hills = (w: number, h: number) =>
  `<path d="M0 ${h}V${h * 0.9}C${w * 0.2} ${h * 0.84} ${w * 0.3} ${h * 0.95} ${w * 0.46} ${h * 0.9}S${w * 0.72} ${h * 0.8} ${w * 0.84} ${h * 0.86} ${w} ${h * 0.82} ${w} ${h * 0.82}V${h}Z" fill="#0E0F2E" opacity=".55"/>`;

/**
 * Lanterns hung at several depths over an indigo night, without text: 16:6 when wide, else 16:10. The left half of the
 * wide picture and the lower half of the other stay dark, so that a title can stand there.
 */
export function bannerSvg(seed: string, wide: boolean): string {
  const [w, h] = wide ? [960, 360] : [640, 400];
  const from = wide ? 0.5 : 0.3;
  const [low, high] = wide ? [0.24, 0.64] : [0.16, 0.46];
  const random = createRandom(`h${seed}`);
  let stars = '';
  for (let i = 0; i < 46; i += 1) {
    const x = (w * (from * 0.85 + (1 - from * 0.85) * random())).toFixed(0);
    const y = (random() * h * Math.min(0.8, high * 1.5)).toFixed(0);
    const r = (0.6 + random() * 1.2).toFixed(1);
    stars += `<circle cx="${x}" cy="${y}" r="${r}" fill="#CDCFE8" opacity="${(0.15 + random() * 0.4).toFixed(2)}"/>`;
  }
  const count = wide ? 8 : 6;
  const hung = Array.from({ length: count }, (_, i) => ({
    x: Math.round(w * (from + (i / (count - 1)) * (1 - from) * 0.98) + random() * 20 - 10),
    y: Math.round(h * (low + (high - low) * random())),
    scale: +(0.45 + random() * 0.5).toFixed(2),
    lit: random() < 0.62,
  })).sort((a, b) => a.scale - b.scale);
  const defs = `<defs><radialGradient id="night" cx=".88" cy=".12" r="1.2"><stop stop-color="#28286B"/><stop offset=".62" stop-color="#16173F"/></radialGradient><radialGradient id="glow"><stop stop-color="${LIGHT}" stop-opacity=".6"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></radialGradient></defs>`;
  const lanterns = hung.map(({ x, y, scale, lit }) => lantern(x, y, scale, lit)).join('');
  return svg(w, h, `${defs}<rect width="${w}" height="${h}" fill="url(#night)"/>${stars}${lanterns}${hills(w, h)}`);
}
