import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/shared/lib/bytes';
import { cx } from '@/shared/ui/cx';
import type { PlayerState } from './playerState';
import { formatTimecode } from './position';
import layers from './StageOverlay.module.css';
import styles from './StartOverlay.module.css';

/** Shown before the first play, or while the browser requires a tap: one large button. */
export function StartOverlay({ state, onPlay }: { state: PlayerState; onPlay(): void }) {
  const { t, i18n } = useTranslation('player');
  const continues = state.time >= 1;
  // Words below the button need the room above the controls.
  const left = state.duration > 0 ? Math.max(0, 1 - state.time / state.duration) : 1;
  const size = state.quality === 'saver' ? state.size : null;
  const isAlone = !continues && state.phase !== 'blocked' && size === null;
  return (
    <div className={cx(layers.layer, isAlone && layers.centred)}>
      <button type="button" className={styles.start} onClick={onPlay}>
        <span className={styles.disc}>
          <Play size={32} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={continues ? styles.startText : 'srOnly'}>
          {continues ? t('start.continue', { time: formatTimecode(state.time) }) : t('start.begin')}
        </span>
        {size !== null && (
          <span className={styles.note}>{t('start.size', { size: formatBytes(size * left, i18n.language) })}</span>
        )}
      </button>
      {state.phase === 'blocked' && (
        <p className={styles.note} role="status">
          {t('start.blocked')}
        </p>
      )}
    </div>
  );
}
