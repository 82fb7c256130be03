import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/shared/ui/cx';
import type { PlayerState } from './playerState';
import { formatTimecode } from './position';
import layers from './StageOverlay.module.css';
import styles from './StartOverlay.module.css';

/** Shown before the first play, or while the browser requires a tap: one large button. */
export function StartOverlay({ state, onPlay }: { state: PlayerState; onPlay(): void }) {
  const { t } = useTranslation('player');
  const continues = state.time >= 1;
  // Words below the button need the room above the controls.
  const isAlone = !continues && state.phase !== 'blocked';
  return (
    <div className={cx(layers.layer, isAlone && layers.centred)}>
      <button type="button" className={styles.start} onClick={onPlay}>
        <span className={styles.disc}>
          <Play size={32} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={continues ? styles.startText : 'srOnly'}>
          {continues ? t('start.continue', { time: formatTimecode(state.time) }) : t('start.begin')}
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
