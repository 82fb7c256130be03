/** The lesson's own captions: loads the chosen WebVTT file and emits the lines for the current position. */
import { type Cue, type CueLine, linesAt } from '../captions';
import type { PlayerCaption } from '../types';
import type { Emit, EngineTrack, LoadOptions } from './engine';

const noLines: readonly CueLine[] = [];

export type GivenCaptions = Pick<LoadOptions, 'captions' | 'captionFiles'>;

/** `position` in seconds; while `isHidden`, another window shows the lines. */
export function createLessonCaptions(
  { captions, captionFiles }: GivenCaptions,
  position: () => number,
  emit: Emit,
  isHidden = () => false,
) {
  const files = new Map<string, readonly Cue[]>();
  const tracks: readonly EngineTrack[] = captions.map(({ lang, label }) => ({ id: lang, lang, label }));
  let destroyed = false;
  let chosen: PlayerCaption | null = null;
  let shown = noLines;

  const cues = () => (chosen ? files.get(chosen.url) : undefined);
  const update = () => {
    const all = cues();
    const lines = all && !isHidden() ? linesAt(all, position()) : noLines;
    if (lines.length === shown.length && lines.every((line, index) => line === shown[index])) return;
    shown = lines;
    emit({ type: 'cue', lines });
  };

  return {
    tracks,
    /** Returns the chosen language and its cues, once they have loaded. */
    chosen(): { caption: PlayerCaption; cues: readonly Cue[] } | null {
      const all = cues();
      return chosen && all ? { caption: chosen, cues: all } : null;
    },
    /** Call when the position, or where the lines are shown, has changed. */
    update,
    /** `lang` null: no captions. */
    async select(lang: string | null): Promise<void> {
      const caption = captions.find((one) => one.lang === lang) ?? null;
      chosen = caption;
      update();
      if (!caption || files.has(caption.url)) return;
      try {
        files.set(caption.url, await captionFiles.load(caption.url));
        if (!destroyed) update();
      } catch {
        // Without captions the lesson still plays; choosing the language again retries.
      }
    },
    destroy() {
      destroyed = true;
    },
  };
}
