/** Captions of a `<video>`: the lesson's own, also in full screen of a phone and in picture in picture. */
import type { Emit } from './engine';
import { createLessonCaptions, type GivenCaptions } from './lessonCaptions';

/** Events of the video when it moves into a window without the page, and back. */
const leaves = ['webkitbeginfullscreen', 'enterpictureinpicture'] as const;
const returns = ['webkitendfullscreen', 'leavepictureinpicture'] as const;

export function createMediaCaptions(video: HTMLVideoElement, given: GivenCaptions, emit: Emit) {
  let isAway = false;
  const captions = createLessonCaptions(
    given,
    () => video.currentTime,
    emit,
    () => isAway,
  );

  // Only native tracks are in those windows, and the page shows them too then.
  const tracks = new Map<string, TextTrack>();
  const update = () => {
    captions.update();
    for (const track of tracks.values()) track.mode = 'disabled';
    const chosen = isAway ? captions.chosen() : null;
    if (!chosen) return;
    const { caption, cues } = chosen;
    const known = tracks.get(caption.lang);
    const track = known ?? video.addTextTrack('captions', caption.label, caption.lang);
    if (!known) for (const { native } of cues) track.addCue(native);
    tracks.set(caption.lang, track);
    track.mode = 'showing';
  };
  const leave = () => {
    isAway = true;
    update();
  };
  const come = () => {
    isAway = false;
    update();
  };
  for (const name of leaves) video.addEventListener(name, leave);
  for (const name of returns) video.addEventListener(name, come);

  return {
    ...captions,
    async select(lang: string | null) {
      const selected = captions.select(lang);
      update();
      await selected;
      update();
    },
    destroy() {
      captions.destroy();
      for (const name of leaves) video.removeEventListener(name, leave);
      for (const name of returns) video.removeEventListener(name, come);
    },
  };
}
