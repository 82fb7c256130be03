import type { Random } from '../../random.ts';
import type { Palette } from '../palette.ts';

/** Draws inside 320 × 200 with exactly one light, on the point that matters. */
export type Motif = (colours: Palette, random: Random) => string;
