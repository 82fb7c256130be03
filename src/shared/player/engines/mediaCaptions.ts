/** Captions of a `<video>`: the lesson's own, also in a phone's native full screen. */
import type { Emit } from './engine';
import { createLessonCaptions, type GivenCaptions } from './lessonCaptions';

export function createMediaCaptions(video: HTMLVideoElement, given: GivenCaptions, emit: Emit) {
  const captions = createLessonCaptions(given, () => video.currentTime, emit);

  // A phone's native full screen hides the page, so the cues move to a native track while it lasts.
  let native: TextTrack | null = null;
  const showNative = () => {
    const chosen = captions.chosen();
    if (!chosen) return;
    native = video.addTextTrack('captions', chosen.caption.label, chosen.caption.lang);
    for (const { start, end, lines } of chosen.cues) native.addCue(new VTTCue(start, end, lines.join('\n')));
    native.mode = 'showing';
  };
  const hideNative = () => {
    if (native) native.mode = 'disabled';
    native = null;
  };
  video.addEventListener('webkitbeginfullscreen', showNative);
  video.addEventListener('webkitendfullscreen', hideNative);

  return {
    ...captions,
    destroy() {
      captions.destroy();
      video.removeEventListener('webkitbeginfullscreen', showNative);
      video.removeEventListener('webkitendfullscreen', hideNative);
    },
  };
}
