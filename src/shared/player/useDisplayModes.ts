import { type RefObject, useEffect, useState } from 'react';

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

interface LockableOrientation {
  lock?(orientation: 'landscape'): Promise<void>;
}

/** A video is wider than high: where supported, full screen locks to landscape; the browser unlocks it at the end. */
async function turnToLandscape(): Promise<void> {
  const orientation = screen.orientation as LockableOrientation | undefined;
  await orientation?.lock?.('landscape').catch(() => undefined);
}

/** Controls full screen of the whole player; phones without it use the video's native full screen. */
export function useFullscreen(root: RefObject<HTMLElement | null>, video: () => HTMLVideoElement | null) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const update = () =>
      setIsFullscreen(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [root]);

  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else if (root.current?.requestFullscreen) {
        await root.current.requestFullscreen();
        await turnToLandscape();
      } else (video() as PhoneVideo | null)?.webkitEnterFullscreen?.();
    } catch {
      // The browser refused, for instance without a tap: nothing changes.
    }
  };
  return { isFullscreen, toggle };
}

/** Controls picture in picture, where the browser supports it. */
export function usePictureInPicture(video: () => HTMLVideoElement | null) {
  const isAvailable = typeof document !== 'undefined' && document.pictureInPictureEnabled === true;
  const toggle = async () => {
    try {
      if (document.pictureInPictureElement) await document.exitPictureInPicture();
      else await video()?.requestPictureInPicture();
    } catch {
      // Not ready yet, or refused: nothing changes.
    }
  };
  return { isAvailable, toggle };
}
