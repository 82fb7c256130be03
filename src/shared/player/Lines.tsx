import { CloudOff } from 'lucide-react';
import { Badge } from '@/shared/ui/content/Badge';
import { CueText } from './CueText';
import type { CueLine } from './captions';
import type { EngineTrack } from './engines/engine';
import styles from './Lines.module.css';
import type { Hint } from './useCommands';

export function CaptionLines({ lines, track }: { lines: readonly CueLine[]; track: EngineTrack | null }) {
  if (lines.length === 0 || !track) return null;
  return (
    <p className={styles.captions} lang={track.lang}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one cue have no other identity
        <span key={index}>
          <CueText line={line} />
        </span>
      ))}
    </p>
  );
}

/** A warning in the corner. The element is always mounted, so that its text is announced, once. */
export function StatusLine({ text }: { text: string | undefined }) {
  return (
    <div className={styles.status} role="status">
      {text && (
        <Badge kind="unsaved">
          <span className={styles.statusBody}>
            <CloudOff size={14} strokeWidth={2} aria-hidden="true" />
            <span className={styles.statusText}>{text}</span>
          </span>
        </Badge>
      )}
    </div>
  );
}

/** Shows the effect of a key or a double tap. */
export function HintLine({ hint }: { hint: Hint | null }) {
  return (
    <p className={styles.hint} role="status" data-side={hint?.side ?? 'top'}>
      {hint && <span key={hint.id}>{hint.text}</span>}
    </p>
  );
}
