import { CircleAlert, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EndOverlay } from './EndOverlay';
import { isWaiting, type PlayerState } from './playerState';
import { timecode } from './position';
import styles from './StageOverlay.module.css';
import type { PlayerNext } from './types';
import { WaitingOverlay } from './WaitingOverlay';

interface OverlayProps {
  readonly state: PlayerState;
  readonly next: PlayerNext | undefined;
  /** A provider's frame shows its own start button and its own loading. */
  readonly isFrame: boolean;
  onPlay(): void;
  onRetry(): void;
}

/** What lies over the picture: start, waiting, error and end. */
export function StageOverlay({ state, next, isFrame, onPlay, onRetry }: OverlayProps) {
  const { phase } = state;
  if (phase === 'error') return <ErrorOverlay state={state} onRetry={onRetry} />;
  if (phase === 'ended') return <EndOverlay next={next} onReplay={onPlay} />;
  if (isFrame) return null;
  if (isWaiting(state)) return <WaitingOverlay phase={phase} onRetry={onRetry} />;
  if (state.hasStarted && phase !== 'blocked') return null;
  return <StartOverlay state={state} onPlay={onPlay} />;
}

function StartOverlay({ state, onPlay }: { state: PlayerState; onPlay(): void }) {
  const { t } = useTranslation('player');
  return (
    <div className={styles.layer}>
      <button type="button" className={styles.start} onClick={onPlay}>
        <span className={styles.disc}>
          <Play size={32} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.startText}>
          {state.time >= 1 ? t('start.continue', { time: timecode(state.time) }) : t('start.begin')}
        </span>
      </button>
      {state.phase === 'blocked' && (
        <p className={styles.note} role="status">
          {t('start.blocked')}
        </p>
      )}
    </div>
  );
}

function ErrorOverlay({ state, onRetry }: { state: PlayerState; onRetry(): void }) {
  const { t } = useTranslation('player');
  const kind = state.error ?? 'network';
  return (
    <div className={`${styles.layer} ${styles.dim}`} role="alert">
      <CircleAlert className={`${styles.icon} ${styles.errorIcon}`} size={32} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles.title}>{t(`error.${kind}.title`)}</p>
      <p className={styles.text}>{t(`error.${kind}.text`)}</p>
      <button type="button" className={styles.outline} onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  );
}
