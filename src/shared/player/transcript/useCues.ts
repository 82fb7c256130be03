import { useEffect, useState } from 'react';
import type { CaptionFiles } from '../captionFiles';
import type { Cue } from '../captions';

export type Cues = readonly Cue[] | 'loading' | 'failed';

/** Returns the cues of a WebVTT file, and `retry` for a failed load. */
export function useCues(files: CaptionFiles, url: string): { cues: Cues; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ url: string; cues: Cues }>({ url, cues: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to request again
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ url, cues: 'loading' });
    const show = (cues: Cues) => {
      if (isCurrent) setLoaded({ url, cues });
    };
    files.load(url).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [files, url, attempt]);

  return { cues: loaded.url === url ? loaded.cues : 'loading', retry: () => setAttempt((count) => count + 1) };
}
