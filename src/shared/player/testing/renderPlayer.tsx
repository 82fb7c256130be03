/** Renders the player in a document, on the fake clock; settings and events are the test's own. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { Ref } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, vi } from 'vitest';
import common from '~locales/en/common.json';
import playerTexts from '~locales/en/player.json';
import LessonPlayer from '../LessonPlayer';
import type { LessonPlayerHandle, LessonPlayerProps, PlayerEvents, PlayerSettings } from '../types';
import { type FakeVideoOptions, installFakeVideo } from './fakeVideo';

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'en-HK',
  initAsync: false,
  resources: { 'en-HK': { player: playerTexts, common } },
  interpolation: { escapeValue: false },
});

const names = ['onReady', 'onPlay', 'onPause', 'onSeek', 'onTime', 'onHeartbeat', 'onEnded', 'onError'] as const;
const spies = () => Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as Required<PlayerEvents>;

const singleKeys = { isOn: true, turn() {} };

export const playerSettings: PlayerSettings = {
  rate: 1,
  volume: 0.5,
  muted: false,
  captionsLang: null,
  transcript: false,
  quality: null,
};

/** Sets up a video of 75 s and spies before each test of a file, and cleans up after it. */
export function preparePlayer() {
  const setup = {
    video: { duration: 75, isBlocked: false, errorCode: 0 } as FakeVideoOptions,
    events: spies(),
    onSettingsChange: vi.fn(),
    element: (props: Partial<LessonPlayerProps> = {}, ref?: Ref<LessonPlayerHandle>) => (
      <I18nextProvider i18n={i18n}>
        <LessonPlayer
          ref={ref}
          source={{ kind: 'mp4', id: '/media/lesson.mp4' }}
          title="Completing the square"
          duration={75}
          startAt={0}
          settings={playerSettings}
          singleKeys={singleKeys}
          onSettingsChange={setup.onSettingsChange}
          events={setup.events}
          {...props}
        />
      </I18nextProvider>
    ),
  };
  let uninstall: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    setup.video = { duration: 75, isBlocked: false, errorCode: 0 };
    uninstall = installFakeVideo(setup.video);
    setup.events = spies();
    setup.onSettingsChange.mockReset();
  });
  afterEach(() => {
    cleanup();
    uninstall();
    vi.useRealTimers();
  });
  return setup;
}

export { playerTexts };
/** Advances the clock by this many seconds. */
export const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const pressKey = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
export const getSlider = () => screen.getByRole('slider', { name: 'Position in the video' });
/** Returns whether the controls are hidden. */
export const isIdle = () => document.querySelector('[data-idle]')?.getAttribute('data-idle') === 'true';
