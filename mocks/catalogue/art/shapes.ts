import { LIGHT, type Palette } from './palette.ts';

/** Rounds to one decimal, so that every engine writes the same text. */
export const roundTenth = (value: number) => +value.toFixed(1);

const attributes = (extra: string) => (extra === '' ? '' : ` ${extra}`);

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${roundTenth(x)}" cy="${roundTenth(y)}" r="${roundTenth(r)}" fill="${fill}"${attributes(extra)}/>`;

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

export const line = (d: string, stroke: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;

export const rect = (x: number, y: number, w: number, h: number, radius: number, fill: string, extra = '') =>
  `<rect x="${roundTenth(x)}" y="${roundTenth(y)}" width="${roundTenth(w)}" height="${roundTenth(h)}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;

/** The amber light with its two halos. */
export const light = (x: number, y: number, r: number, colours: Palette) =>
  circle(x, y, r * 2.1, LIGHT, `opacity="${colours.tone === 'day' ? 0.22 : 0.18}"`) +
  circle(x, y, r * 1.5, LIGHT, 'opacity=".28"') +
  circle(x, y, r, LIGHT);

/** Returns a complete picture, usable as the source of an `<img>`. */
export const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
