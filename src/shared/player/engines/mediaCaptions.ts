/** Captions of a `<video>`: fetches the chosen WebVTT file once and says which lines belong on screen. */

import { type Cue, linesAt, parseCaptions } from '../captions';
import type { PlayerCaption } from '../types';
import type { Emit } from './engine';

const noLines: readonly string[] = [];

export function createMediaCaptions(video: HTMLVideoElement, captions: readonly PlayerCaption[], emit: Emit) {
  const files = new Map<string, readonly Cue[]>();
  const abort = new AbortController();
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
        const answer = await fetch(caption.url, { signal: abort.signal });
        if (!answer.ok) return;
        files.set(caption.url, parseCaptions(await answer.text()));
        if (!abort.signal.aborted) update();
      } catch {
        // Without captions the lesson still plays; choosing the language again asks again.
      }
    },
    destroy() {
      abort.abort();
      video.removeEventListener('webkitbeginfullscreen', showNative);
      video.removeEventListener('webkitendfullscreen', hideNative);
    },
  };
}
