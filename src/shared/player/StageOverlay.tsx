import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/shared/lib/useOnline';
import { ReportProblem } from '@/shared/ui/content/ReportProblem';
import { EndOverlay } from './EndOverlay';
import layers from './Layer.module.css';
import { isActive, isWaiting, type PlayerState } from './playerState';
import styles from './StageOverlay.module.css';
import { StartOverlay } from './StartOverlay';
import type { PlayerNext } from './types';
import { WaitingOverlay } from './WaitingOverlay';

interface OverlayProps {
  readonly state: PlayerState;
  readonly next: PlayerNext | undefined;
  /** A provider's frame has its own start button and loading state. */
  readonly isFrame: boolean;
  onPlay(): void;
  onRetry(): void;
}

/** Renders what covers the picture: start, waiting, error and end. */
export function StageOverlay({ state, next, isFrame, onPlay, onRetry }: OverlayProps) {
  const { phase } = state;
  const isOnline = useOnline();
  if (phase === 'error') return <ErrorOverlay state={state} onRetry={onRetry} />;
  if (phase === 'ended') return <EndOverlay next={next} onReplay={onPlay} />;
  if (isFrame) return null;
  // It can be started while it loads.
  const isStart = phase === 'blocked' || (!state.hasStarted && !isActive(state));
  if (isWaiting(state) && !(isStart && isOnline)) return <WaitingOverlay phase={phase} onRetry={onRetry} />;
  if (!isStart) return null;
  const left = state.duration > 0 ? Math.max(0, 1 - state.time / state.duration) : 1;
  const bytes = state.quality === 'saver' && state.size !== null ? state.size * left : null;
  return <StartOverlay time={state.time} bytes={bytes} isBlocked={phase === 'blocked'} onPlay={onPlay} />;
}

function ErrorOverlay({ state, onRetry }: { state: PlayerState; onRetry(): void }) {
  const { t } = useTranslation('player');
  const kind = state.error ?? 'network';
  return (
    <div className={`${layers.layer} ${layers.dim}`} role="alert">
      <CircleAlert className={`${styles.icon} ${styles.errorIcon}`} size={32} strokeWidth={1.75} aria-hidden="true" />
      <p className={styles.title}>{t(`error.${kind}.title`)}</p>
      <p className={styles.text}>{t(`error.${kind}.text`)}</p>
      <button type="button" className={styles.outline} onClick={onRetry}>
        {t('error.retry')}
      </button>
      <ReportProblem className={styles.report} />
    </div>
  );
}
