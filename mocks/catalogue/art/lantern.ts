import { oklch } from './oklch.ts';
import { LIGHT } from './palette.ts';

export interface Night {
  near: string;
  far: string;
  unlit: string;
  frame: string;
  cord: string;
}

/** Returns the colours of a night in that hue (degrees). */
export const nightOf = (hue: number): Night => ({
  near: oklch(0.32, 0.115, hue),
  far: oklch(0.23, 0.075, hue),
  unlit: oklch(0.37, 0.11, hue),
  frame: oklch(0.42, 0.12, hue),
  cord: oklch(0.58, 0.1, hue),
});

export interface Lantern {
  x: number;
  y: number;
  scale: number;
  lit: boolean;
}

/** The light around lanterns, which `lantern` names. */
export const glow = `<radialGradient id="glow"><stop stop-color="${LIGHT}" stop-opacity=".6"/><stop offset="1" stop-color="${LIGHT}" stop-opacity="0"/></radialGradient>`;

/** Draws a lantern on its cord, hung from above the picture. */
export function lantern({ x, y, scale, lit }: Lantern, night: Night): string {
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
