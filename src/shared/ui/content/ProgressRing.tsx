import { percentOf } from '@/shared/lib/percent';
import { Progress } from './Progress';
import styles from './ProgressRing.module.css';

export interface ProgressRingProps {
  /** 0 to 1; clamped. */
  value: number;
  /** Describes what progresses. */
  label: string;
}

const radius = 19;
const turn = 2 * Math.PI * radius;

/** Progress as a ring with its percentage; an ember marks how far it has come. */
export function ProgressRing({ value, label }: ProgressRingProps) {
  const percent = percentOf(value);
  const angle = (percent / 100) * 360 - 90;
  return (
    <Progress percent={percent} label={label} className={styles.ring}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r={radius} />
        {percent > 0 && (
          <>
            <circle
              className={styles.done}
              cx="24"
              cy="24"
              r={radius}
              strokeDasharray={`${((percent / 100) * turn).toFixed(1)} ${turn.toFixed(1)}`}
              transform="rotate(-90 24 24)"
            />
            {percent < 100 && (
              <circle className={styles.ember} cx={24 + radius} cy="24" r="4" transform={`rotate(${angle} 24 24)`} />
            )}
          </>
        )}
      </svg>
      <span className={styles.percent} aria-hidden="true">
        <span>{percent}</span>
        <small>%</small>
      </span>
    </Progress>
  );
}
