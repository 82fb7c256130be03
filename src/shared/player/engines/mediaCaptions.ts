/** Captions of a `<video>`: reads the chosen WebVTT file and says which lines belong on screen. */

import { type Cue, linesAt } from '../captions';
import type { PlayerCaption } from '../types';
import type { Emit, LoadOptions } from './engine';

const noLines: readonly string[] = [];

type Given = Pick<LoadOptions, 'captions' | 'captionFiles'>;

export function createMediaCaptions(video: HTMLVideoElement, { captions, captionFiles }: Given, emit: Emit) {
  const files = new Map<string, readonly Cue[]>();
  let destroyed = false;
  let chosen: PlayerCaption | null = null;
  let shown = noLines;

  const update = () => {
    const cues = chosen ? files.get(chosen.url) : undefined;
    const lines = cues ? linesAt(cues, video.currentTime) : noLines;
    if (lines.length === shown.length && lines.every((line, index) => line === shown[index])) return;
    shown = lines;
    emit({ type: 'cue', lines });
  };

  // The phone's own full screen hides our page, so the cues go to a native track for as long as it lasts.
  let native: TextTrack | null = null;
  const showNative = () => {
    const cues = chosen ? files.get(chosen.url) : undefined;
    if (!chosen || !cues) return;
    native = video.addTextTrack('captions', chosen.label, chosen.lang);
    for (const { start, end, lines } of cues) native.addCue(new VTTCue(start, end, lines.join('\n')));
    native.mode = 'showing';
  };
  const hideNative = () => {
    if (native) native.mode = 'disabled';
    native = null;
  };
  video.addEventListener('webkitbeginfullscreen', showNative);
  video.addEventListener('webkitendfullscreen', hideNative);

  return {
    update,
    async select(lang: string | null): Promise<void> {
      const caption = captions.find((entry) => entry.lang === lang) ?? null;
      chosen = caption;
      update();
      if (!caption || files.has(caption.url)) return;
      try {
        files.set(caption.url, await captionFiles.load(caption.url));
        if (!destroyed) update();
      } catch {
        // Without captions the lesson still plays; choosing the language again asks again.
      }
    },
    destroy() {
      destroyed = true;
      video.removeEventListener('webkitbeginfullscreen', showNative);
      video.removeEventListener('webkitendfullscreen', hideNative);
    },
  };
}
