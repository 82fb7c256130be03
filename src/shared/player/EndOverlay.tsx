import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypingOrInDialog } from '@/shared/lib/isTypingOrInDialog';
import { DayLantern } from '@/shared/ui/brand/DayLantern';
import layers from './Layer.module.css';
import styles from './StageOverlay.module.css';
import type { PlayerNext } from './types';
import { useCountdown } from './useCountdown';

export const countdownSeconds = 8;

interface EndProps {
  readonly next: PlayerNext | undefined;
  onReplay(): void;
}

/** Shown after the end: a lantern that lights, and the next lesson, which starts after a countdown unless the visitor is typing. */
export function EndOverlay({ next, onReplay }: EndProps) {
  const { t } = useTranslation('player');
  const go = useRef<HTMLButtonElement>(null);
  const [isCancelled, setIsCancelled] = useState(() => isTypingOrInDialog(document.activeElement));
  const isCounting = next !== undefined && !isCancelled;
  const left = useCountdown(countdownSeconds, isCounting, () => next?.onGo(true));
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (isTypingOrInDialog(target)) setIsCancelled(true);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return (
    <div className={`${layers.layer} ${layers.dim}`}>
      <DayLantern isLit className={styles.lantern} />
      <p className={styles.done}>{t('end.done')}</p>
      {next && (
        <>
          <p className={styles.text} aria-hidden="true">
            {isCounting ? t('end.nextIn', { seconds: left }) : t('end.next')}
          </p>
          <p className="srOnly" role="status">
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
          <span>{t('end.replay')}</span>
        </button>
        {isCounting && (
          <button
            type="button"
            className={styles.outline}
            onClick={() => {
              setIsCancelled(true);
              go.current?.focus({ preventScroll: true });
            }}
          >
            {t('end.cancel')}
          </button>
        )}
        {next && (
          <button ref={go} type="button" className={styles.go} onClick={() => next.onGo(false)}>
            {t('end.goNow')}
          </button>
        )}
      </div>
    </div>
  );
}
