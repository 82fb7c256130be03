/** Player settings, remembered in this browser. */
import * as v from 'valibot';
import type { PlayerSettings } from '@/shared/player/types';

export const defaultSettings: PlayerSettings = {
  rate: 1,
  volume: 1,
  muted: false,
  captionsLang: null,
  transcript: false,
  quality: null,
};

const within = (low: number, high: number, otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.minValue(low), v.maxValue(high)), otherwise);

const schema = v.fallback(
  v.object({
    rate: within(0.5, 2, defaultSettings.rate),
    volume: within(0, 1, defaultSettings.volume),
    muted: v.fallback(v.boolean(), defaultSettings.muted),
    captionsLang: v.fallback(v.nullable(v.string()), null),
    transcript: v.fallback(v.boolean(), defaultSettings.transcript),
    quality: v.fallback(v.nullable(v.picklist(['auto', 'saver', 'best'])), null),
  }),
  defaultSettings,
);

/** Parses stored settings. Anyone can edit storage, so invalid values become the default. */
export const readSettings = (stored: unknown): PlayerSettings => v.parse(schema, stored);
