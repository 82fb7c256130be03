import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReportProblem } from '@/shared/ui/content/ReportProblem';
import { EndOverlay } from './EndOverlay';
import { isWaiting, type PlayerState } from './playerState';
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
  if (phase === 'error') return <ErrorOverlay state={state} onRetry={onRetry} />;
  if (phase === 'ended') return <EndOverlay next={next} onReplay={onPlay} />;
  if (isFrame) return null;
  if (isWaiting(state)) return <WaitingOverlay phase={phase} onRetry={onRetry} />;
  if (state.hasStarted && phase !== 'blocked') return null;
  return <StartOverlay state={state} onPlay={onPlay} />;
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
      <ReportProblem className={styles.report} />
    </div>
  );
}
