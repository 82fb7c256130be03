import type { PlaceText } from '../curriculum.ts';
import { enHk } from './en-hk.ts';

export const zhHkPlace: PlaceText = enHk;
