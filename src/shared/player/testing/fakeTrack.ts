/** A `<track>` for tests, which reads simple WebVTT files: a time line, then lines of text. Browsers read all others. */

/** Seconds of a stamp without hours. */
const secondsOf = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function addCues(track: TextTrack, file: string): void {
  for (const [, start = '', end = '', text = ''] of file.matchAll(/^([\d:.]+) --> ([\d:.]+)\n((?:.+\n?)*)/gm))
    track.addCue(new VTTCue(secondsOf(start), secondsOf(end), text.trimEnd()));
}

/** Replaces the tracks of happy-dom, which load nothing; returns a function that restores them. */
export function installFakeTrack(): () => void {
  const proto = HTMLTrackElement.prototype;
  const before = (['src', 'track'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(proto, name)] as const,
  );
  const { createObjectURL } = URL;
  const files = new Map<string, Blob>();
  const tracks = new WeakMap<HTMLTrackElement, TextTrack>();
  const trackOf = (element: HTMLTrackElement) => {
    const track = tracks.get(element) ?? document.createElement('video').addTextTrack('captions');
    // happy-dom does not know `hidden`, and a disabled track has no cues.
    track.mode = 'showing';
    tracks.set(element, track);
    return track;
  };
  URL.createObjectURL = (file) => {
    const url = `blob:${files.size}`;
    files.set(url, file as Blob);
    return url;
  };
  Object.defineProperty(proto, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      return trackOf(this);
    },
  });
  Object.defineProperty(proto, 'src', {
    configurable: true,
    async set(this: HTMLTrackElement, url: string) {
      const file = (await files.get(url)?.text()) ?? '';
      const isCaptions = file.startsWith('WEBVTT');
      if (isCaptions) addCues(trackOf(this), file);
      this.dispatchEvent(new Event(isCaptions ? 'load' : 'error'));
    },
  });
  return () => {
    URL.createObjectURL = createObjectURL;
    for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(proto, name, descriptor);
  };
}
