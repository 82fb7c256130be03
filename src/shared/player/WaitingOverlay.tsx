import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/shared/lib/useOnline';
import layers from './Layer.module.css';
import type { PlayerState } from './playerState';
import styles from './StageOverlay.module.css';
import { useElapsed } from './useElapsed';
import { WaitingRing } from './WaitingRing';

/** In ms. */
const slowAfter = 10_000;

interface WaitingProps {
  readonly phase: PlayerState['phase'];
  onRetry(): void;
}

/** Shown while data is missing: a spinner; after a while the reason, and Retry. */
export function WaitingOverlay({ phase, onRetry }: WaitingProps) {
  const { t } = useTranslation('player');
  const isOnline = useOnline();
  const isSlow = useElapsed(slowAfter, isOnline);
  if (!isOnline)
    return (
      <div className={`${layers.layer} ${layers.dim}`} role="status">
        <WifiOff className={styles.icon} size={32} strokeWidth={1.75} aria-hidden="true" />
        <p className={styles.title}>{t('state.offline')}</p>
        <p className={styles.text}>{t('state.offlineText')}</p>
      </div>
    );
  return (
    <WaitingRing isDim={isSlow}>
      <span className={isSlow ? styles.text : 'srOnly'} role="status">
        {isSlow ? t('state.slow') : phase === 'loading' ? t('state.loading') : t('state.buffering')}
      </span>
      {isSlow && (
        <button type="button" className={styles.outline} onClick={onRetry}>
          {t('error.retry')}
        </button>
      )}
    </WaitingRing>
  );
}
