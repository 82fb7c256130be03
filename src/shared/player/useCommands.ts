import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trackFor } from './captions';
import type { PlayerCommand } from './keyboard';
import type { PlayerState } from './playerState';
import { type PlayerControls, skipSeconds } from './usePlayer';
import type { Side } from './useStageGestures';

/** In ms. */
const hintFor = 1000;

export interface Hint {
  readonly id: number;
  readonly text: string;
  /** For a jump: the side on which the hint is shown. */
  readonly side: Side | null;
}

interface CommandTargets {
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  readonly language: string;
  onFullscreen(): void;
  onNote(): void;
  onHelp(): void;
}

/**
 * Returns a function that executes a keyboard command and shows its effect for a moment, on screen and to screen
 * readers.
 */
export function useCommands({ state, controls, language, onFullscreen, onNote, onHelp }: CommandTargets) {
  const { t } = useTranslation('player');
  const [hint, setHint] = useState<Hint | null>(null);
  /** Quick jumps in one direction are shown as their sum. */
  const jumps = useRef({ side: 'forward' as Side, total: 0 });
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => {
      jumps.current.total = 0;
      setHint(null);
    }, hintFor);
    return () => clearTimeout(timer);
  }, [hint]);

  const say = (text: string, side: Side | null = null) => {
    if (!side) jumps.current.total = 0;
    setHint((last) => ({ id: (last?.id ?? 0) + 1, text, side }));
  };
  const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  const sayVolume = (volume: number) => say(t('hint.volume', { volume: percent(volume) }));
  const sayRate = (rate: number) =>
    say(t('controls.speedNow', { rate: `${new Intl.NumberFormat(language).format(rate)}×` }));

  const jump = (side: Side) => {
    controls.skip(side === 'back' ? -skipSeconds : skipSeconds);
    const before = jumps.current.side === side ? jumps.current.total : 0;
    jumps.current = { side, total: before + skipSeconds };
    say(t(`hint.${side}`, { seconds: jumps.current.total }), side);
  };

  const toggleCaptions = () => {
    const { tracks, captionsLang } = state;
    if (tracks.length === 0) return say(t('hint.noCaptions'));
    if (trackFor(tracks, captionsLang)) {
      controls.setCaptions(null);
      return say(t('hint.captionsOff'));
    }
    const chosen = trackFor(tracks, language) ?? tracks[0];
    if (!chosen) return;
    controls.setCaptions(chosen.lang);
    say(t('hint.captionsIn', { language: chosen.label }));
  };

  const commands: Readonly<Record<PlayerCommand, () => void>> = {
    togglePlay: controls.toggle,
    back: () => jump('back'),
    forward: () => jump('forward'),
    volumeUp: () => sayVolume(controls.stepVolume(1)),
    volumeDown: () => sayVolume(controls.stepVolume(-1)),
    slower: () => sayRate(controls.stepRate(-1)),
    faster: () => sayRate(controls.stepRate(1)),
    mute: () => {
      controls.toggleMute();
      say(state.isMuted ? t('hint.soundOn') : t('hint.soundOff'));
    },
    captions: toggleCaptions,
    note: onNote,
    fullscreen: onFullscreen,
    help: onHelp,
  };
  return { run: (command: PlayerCommand) => commands[command](), hint };
}
