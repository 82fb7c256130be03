import type { SubjectKey } from '../commonTypes.ts';
import { oklch } from './oklch.ts';

/** The one amber: whatever has this colour is lit. */
export const LIGHT = '#FFBE3D';

export type Tone = 'day' | 'mid' | 'dusk';

export interface Palette {
  tone: Tone;
  bg: string;
  bg2: string;
  a: string;
  b: string;
  c: string;
  hi: string;
  d: string;
}

export const subjectHues: Record<SubjectKey, number> = {
  maths: 276,
  physics: 250,
  chemistry: 192,
  biology: 152,
  geography: 134,
  computing: 222,
  economics: 312,
  music: 335,
  english: 8,
  language: 350,
  chinese: 30,
  history: 48,
  arts: 296,
  science: 172,
};

export function isSubjectKey(key: string): key is SubjectKey {
  return Object.hasOwn(subjectHues, key);
}

type Shade = readonly [lightness: number, chroma: number];
type Shades = Record<Exclude<keyof Palette, 'tone'>, Shade>;

const tones: Record<Tone, Shades> = {
  day: {
    bg: [0.925, 0.045],
    bg2: [0.89, 0.06],
    a: [0.86, 0.075],
    b: [0.74, 0.12],
    c: [0.5, 0.155],
    hi: [0.985, 0.01],
    d: [0.7, 0.125],
  },
  mid: {
    bg: [0.6, 0.145],
    bg2: [0.54, 0.15],
    a: [0.66, 0.135],
    b: [0.75, 0.115],
    c: [0.38, 0.125],
    hi: [0.96, 0.025],
    d: [0.83, 0.085],
  },
  dusk: {
    bg: [0.3, 0.095],
    bg2: [0.25, 0.08],
    a: [0.365, 0.11],
    b: [0.47, 0.135],
    c: [0.66, 0.135],
    hi: [0.92, 0.04],
    d: [0.6, 0.13],
  },
};

/** Returns the colours of a picture with that hue (degrees): `d` is the neighbouring hue, away from the light's own. */
export function palette(hue: number, tone: Tone): Palette {
  const shades = tones[tone];
  const shade = ([lightness, chroma]: Shade, turn = 0) => oklch(lightness, chroma, (hue + turn + 360) % 360);
  return {
    tone,
    bg: shade(shades.bg),
    bg2: shade(shades.bg2, 14),
    a: shade(shades.a),
    b: shade(shades.b),
    c: shade(shades.c),
    hi: shade(shades.hi),
    d: shade(shades.d, hue > 340 || hue < 66 ? -46 : 44),
  };
}
