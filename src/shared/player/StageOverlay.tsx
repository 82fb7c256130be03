import { CircleAlert, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerState } from './playerState';
import { timecode } from './position';
import styles from './StageOverlay.module.css';
import type { PlayerNext } from './types';
import { useCountdown } from './useCountdown';
import type { PlayerControls } from './usePlayer';

export const countdownSeconds = 8;

interface OverlayProps {
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  readonly next: PlayerNext | undefined;
  /** A provider's frame shows its own start button and its own loading. */
  readonly isFrame: boolean;
}

/** What lies over the picture: start, waiting, error and end. */
export function StageOverlay({ state, controls, next, isFrame }: OverlayProps) {
  const { t } = useTranslation('player');
  const { phase } = state;
  if (phase === 'error') return <ErrorOverlay state={state} onRetry={controls.retry} />;
  if (phase === 'ended') return <EndOverlay next={next} onReplay={controls.play} />;
  if (isFrame) return null;
  if (phase === 'loading' || phase === 'buffering') {
    return (
      <div className={styles.layer}>
        <span className={styles.ring} aria-hidden="true" />
        <span className={styles.hidden} role="status">
          {phase === 'loading' ? t('state.loading') : t('state.buffering')}
        </span>
      </div>
    );
  }
  if (state.hasStarted && phase !== 'blocked') return null;
  return (
    <div className={styles.layer}>
      <button type="button" className={styles.start} onClick={controls.play}>
        <span className={styles.disc}>
          <Play size={32} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={styles.startText}>
          {state.time >= 1 ? t('start.continue', { time: timecode(state.time) }) : t('start.begin')}
        </span>
      </button>
      {phase === 'blocked' && (
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
      <CircleAlert className={styles.errorIcon} size={32} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles.title}>{t(`error.${kind}.title`)}</p>
      <p className={styles.text}>{t(`error.${kind}.text`)}</p>
      <button type="button" className={styles.outline} onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  );
}

function EndOverlay({ next, onReplay }: { next: PlayerNext | undefined; onReplay(): void }) {
  const { t } = useTranslation('player');
  const [isCancelled, setIsCancelled] = useState(false);
  const isCounting = next !== undefined && !isCancelled;
  const left = useCountdown(countdownSeconds, isCounting, () => next?.onGo(true));
  return (
    <div className={`${styles.layer} ${styles.dim}`}>
      {next && (
        <>
          <p className={styles.text} aria-hidden="true">
            {isCounting ? t('end.nextIn', { seconds: left }) : t('end.next')}
          </p>
          <p className={styles.hidden} role="status">
            {isCounting ? t('end.nextIn', { seconds: countdownSeconds }) : t('end.cancelled')}
          </p>
          <p className={styles.title}>{next.title}</p>
          {isCounting && (
            <svg className={styles.progress} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" rx="2" opacity="0.3" />
              <rect
                width={((countdownSeconds - left) / countdownSeconds) * 100}
                height="4"
                rx="2"
                className={styles.lit}
              />
            </svg>
          )}
        </>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.outline} onClick={onReplay}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('end.replay')}
        </button>
        {isCounting && (
          <button type="button" className={styles.outline} onClick={() => setIsCancelled(true)}>
            {t('end.cancel')}
          </button>
        )}
        {next && (
          <button type="button" className={styles.go} onClick={() => next.onGo(false)}>
            {t('end.goNow')}
          </button>
        )}
      </div>
    </div>
  );
}
