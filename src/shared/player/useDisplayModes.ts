import { type RefObject, useEffect, useState } from 'react';

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

interface LockableOrientation {
  lock?(orientation: 'landscape'): Promise<void>;
}

/** A video is wider than high: a phone that can turns its full screen, and turns it back by itself at the end. */
async function turnToLandscape(): Promise<void> {
  const orientation = screen.orientation as LockableOrientation | undefined;
  await orientation?.lock?.('landscape').catch(() => undefined);
}

/** Full screen of the whole player; a phone without it shows the video alone in its own full screen. */
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
      // The browser refuses, for instance without a tap: the page stays as it is.
    }
  };
  return { isFullscreen, toggle };
}

/** Picture in picture where the browser has it. */
export function usePictureInPicture(video: () => HTMLVideoElement | null) {
  const isAvailable = typeof document !== 'undefined' && document.pictureInPictureEnabled === true;
  const toggle = async () => {
    try {
      if (document.pictureInPictureElement) await document.exitPictureInPicture();
      else await video()?.requestPictureInPicture();
    } catch {
      // Not ready yet or refused: nothing changes.
    }
  };
  return { isAvailable, toggle };
}
