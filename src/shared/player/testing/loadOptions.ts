import { createCaptionFiles } from '../captionFiles';
import type { LoadOptions } from '../engines/engine';

/** Returns load options of an engine: 75 s long, from the start. */
export const loadOptions = (stage: HTMLElement, options: Partial<LoadOptions> = {}): LoadOptions => ({
  stage,
  id: '/media/lesson',
  title: 'Lesson',
  poster: null,
  duration: 75,
  startAt: 0,
  keepsPlace: false,
  autoPlay: false,
  rate: 1,
  volume: 1,
  muted: false,
  quality: 'auto',
  captions: [],
  captionFiles: createCaptionFiles(),
  ...options,
});
