import type { PlayerSource } from '../types';
import type { Emit, Engine } from './engine';
import { createHlsEngine } from './hls';
import { createNativeEngine } from './native';
import { createVimeoEngine } from './vimeo';
import { createYoutubeEngine } from './youtube';

const makers: Readonly<Record<PlayerSource['kind'], (emit: Emit) => Engine>> = {
  hls: (emit) => createHlsEngine(emit),
  mp4: createNativeEngine,
  youtube: createYoutubeEngine,
  vimeo: createVimeoEngine,
};

/** Returns the engine for a kind of source; it emits nothing before `load`. */
export function createEngine(kind: PlayerSource['kind'], emit: Emit): Engine {
  return makers[kind](emit);
}
