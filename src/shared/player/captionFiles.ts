/** The WebVTT files of one player; captions and transcript share them, so each is fetched once. */
import { type Cue, readCaptions } from './captions';

export interface CaptionFiles {
  /**
   * Returns the cues of a file. A failed file is requested again the next time.
   * @throws Error when it cannot be loaded.
   */
  load(url: string): Promise<readonly Cue[]>;
}

export function createCaptionFiles(): CaptionFiles {
  const files = new Map<string, Promise<readonly Cue[]>>();
  const read = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Captions answered ${response.status}`);
    return readCaptions(await response.blob());
  };
  return {
    load(url) {
      const known = files.get(url);
      if (known) return known;
      const file = read(url);
      files.set(url, file);
      file.catch(() => files.delete(url));
      return file;
    },
  };
}
