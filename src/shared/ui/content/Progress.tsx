import type { ReactNode } from 'react';

export interface ProgressProps {
  /** 0 to 100. */
  percent: number;
  /** Describes what progresses. */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** Says a progress to screen readers, around its drawing. */
export function Progress({ percent, label, className, children }: ProgressProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={className}
    >
      {children}
    </span>
  );
}
