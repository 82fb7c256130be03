import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pressedKey } from '@/shared/lib/pressedKey';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { cx } from '@/shared/ui/cx';
import type { QaStatus } from '../commands';
import type { Qa } from '../qa';
import { AccountSection } from './AccountSection';
import { ClockSection } from './ClockSection';
import { FaultSection } from './FaultSection';
import { NetworkSection } from './NetworkSection';
import styles from './Panel.module.css';
import part from './Part.module.css';
import { PlaceSection } from './PlaceSection';
import { ScenarioSection } from './ScenarioSection';
import { useQa } from './useQa';

/** Returns whether anything differs from the default. */
const isChanged = ({ clock, network, faults }: QaStatus) =>
  clock.offsetMs !== 0 || clock.frozenAt !== null || network.latency !== 'none' || network.offline || faults.length > 0;

const hostNotes: Readonly<Record<Qa['host'], string | null>> = {
  page: null,
  server:
    'No service worker here (plain http), so the development server answers for every device like this one: what you change, you change for all of them, until it is restarted.',
  none: 'There is no mock backend here: without a service worker (plain http) only the development server, npm start, can answer. Open this page over https or on localhost, or use that server. Account, time, network and failures are not available.',
};

export interface PanelProps {
  qa: Qa;
  /** Invalid parts of the opened link; with any, the panel starts open. */
  problems: readonly string[];
}

/** A small button at the lower left that opens all settings for testers. */
export function Panel({ qa, problems }: PanelProps) {
  const panel = useQa(qa);
  const [open, setOpen] = useState(problems.length > 0);
  const [small, setSmall] = useState(readSmall);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<'heading' | 'opener' | null>(null);

  useEffect(() => {
    if (focusNext.current === 'heading') heading.current?.focus();
    if (focusNext.current === 'opener' && !open) opener.current?.focus();
    focusNext.current = null;
  }, [open]);

  const show = (next: boolean) => {
    focusNext.current = next ? 'heading' : 'opener';
    setOpen(next);
  };
  const keys = (event: KeyboardEvent) => {
    // Prevents the app's own shortcuts.
    event.stopPropagation();
    if (pressedKey(event) === 'Escape' && open) show(false);
  };
  const { status, failed } = panel;
  const changed = status !== null && isChanged(status);
  const note = hostNotes[qa.host];

  return (
    <aside className={styles.aside} aria-label="QA" lang="en" onKeyDown={keys}>
      {!open && (
        <button
          ref={opener}
          type="button"
          className={cx(styles.opener, small && styles.small)}
          aria-label={changed ? 'QA panel, something is changed' : 'QA panel'}
          aria-expanded={false}
          onClick={() => show(true)}
        >
          {!small && <span>QA</span>}
          {changed && <span className={styles.dot} />}
        </button>
      )}
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              QA panel
            </h2>
            <label className={part.check}>
              <input
                type="checkbox"
                checked={small}
                onChange={(event) => {
                  setSmall(event.target.checked);
                  keepSmall(event.target.checked);
                }}
              />
              <span>Small button</span>
            </label>
            <IconButton icon={X} label="Close the QA panel" onClick={() => show(false)} />
          </div>
          <div role="status" className={styles.notes}>
            {problems.length > 0 && (
              <div className={styles.problem}>
                <p>Not everything in the link could be used:</p>
                <ul>
                  {problems.map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </div>
            )}
            {failed && <p className={styles.problem}>{failed}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {status && (
            <>
              <AccountSection {...panel} status={status} />
              <PlaceSection />
              <ClockSection {...panel} status={status} />
              <NetworkSection {...panel} status={status} />
              <FaultSection {...panel} status={status} />
              <ScenarioSection {...panel} status={status} />
            </>
          )}
        </div>
      )}
    </aside>
  );
}

const smallKey = 'lantern.mocks.small';

function readSmall(): boolean {
  try {
    return window.localStorage.getItem(smallKey) !== null;
  } catch {
    return false;
  }
}

function keepSmall(small: boolean): void {
  try {
    if (small) window.localStorage.setItem(smallKey, '1');
    else window.localStorage.removeItem(smallKey);
  } catch {
    // Storage is denied: the button's state is lost after a reload.
  }
}
