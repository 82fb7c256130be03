/** The four kinds of source, each with its own fake environment. */
import { vi } from 'vitest';
import type { Emit, Engine } from '../engines/engine';
import { createHlsEngine } from '../engines/hls';
import { createNativeEngine } from '../engines/native';
import { createVimeoEngine } from '../engines/vimeo';
import { createYoutubeEngine } from '../engines/youtube';
import { installFakeVimeo, installFakeYoutube } from './fakeFrames';
import { FakeHls, loadFakeHls } from './fakeHls';
import { type FakeVideoOptions, installFakeVideo } from './fakeVideo';

/** Seconds. */
export const videoLength = 75;

interface World {
  /** Makes the connection, or the provider, fail for good. */
  fail(): void;
  uninstall(): void;
}

export interface Source {
  readonly name: 'mp4' | 'hls' | 'youtube' | 'vimeo';
  make(emit: Emit): Engine;
  install(): World;
}

function withVideo(fail: () => void): World {
  const options: FakeVideoOptions = { duration: videoLength, isBlocked: false, errorCode: 0 };
  const uninstall = installFakeVideo(options);
  vi.stubGlobal('MediaSource', class {});
  return { fail, uninstall };
}

export const videoSources: readonly Source[] = [
  {
    name: 'mp4',
    make: createNativeEngine,
    install: () =>
      withVideo(() => {
        const video = document.querySelector('video') as HTMLVideoElement;
        Object.defineProperty(video, 'error', { configurable: true, value: { code: 2 } });
        video.dispatchEvent(new Event('error'));
      }),
  },
  {
    name: 'hls',
    make: (emit) => createHlsEngine(emit, loadFakeHls),
    install: () =>
      withVideo(() =>
        FakeHls.made.at(-1)?.say('error', { fatal: true, type: 'networkError', details: 'fragLoadError' }),
      ),
  },
  {
    name: 'youtube',
    make: createYoutubeEngine,
    install() {
      const provider = installFakeYoutube(videoLength);
      return { fail: () => provider.fail(150), uninstall: provider.uninstall };
    },
  },
  {
    name: 'vimeo',
    make: createVimeoEngine,
    install() {
      const provider = installFakeVimeo(videoLength);
      return { fail: () => provider.fail({ name: 'PrivacyError' }), uninstall: provider.uninstall };
    },
  },
];
