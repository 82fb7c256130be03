import './tokens.css';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '@/shared/lib/bytes';
import { cx } from '@/shared/ui/cx';
import layers from './Layer.module.css';
import { formatTimecode } from './position';
import styles from './StartOverlay.module.css';

interface StartProps {
  /** The position at which it starts, in seconds. */
  readonly time: number;
  /** Bytes that are left to load; null: not said. */
  readonly bytes?: number | null;
  /** The browser requires a tap. */
  readonly isBlocked?: boolean;
  onPlay(): void;
}

/** Shown before the first play, or while the browser requires a tap: one large button. */
export function StartOverlay({ time, bytes = null, isBlocked = false, onPlay }: StartProps) {
  const { t, i18n } = useTranslation('player');
  const continues = time >= 1;
  // Words below the button need the room above the controls.
  const isAlone = !continues && !isBlocked && bytes === null;
  return (
    <div className={cx(layers.layer, isAlone && layers.centred)}>
      <button type="button" className={styles.start} onClick={onPlay}>
        <span className={styles.disc}>
          <Play size={32} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={continues ? styles.startText : 'srOnly'}>
          {continues ? t('start.continue', { time: formatTimecode(time) }) : t('start.begin')}
        </span>
        {bytes !== null && (
          <span className={styles.note}>{t('start.size', { size: formatBytes(bytes, i18n.language) })}</span>
        )}
      </button>
      {isBlocked && (
        <p className={styles.note} role="status">
          {t('start.blocked')}
        </p>
      )}
    </div>
  );
}
