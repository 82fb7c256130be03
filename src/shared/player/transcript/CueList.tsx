import { ArrowDownUp } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '@/shared/lib/pressedKey';
import type { Sought } from '@/shared/search/marks';
import { CueText } from '../CueText';
import { type Cue, joinLines } from '../captions';
import { formatTimecode } from '../position';
import styles from './Transcript.module.css';
import { useFollow } from './useFollow';

interface CueListProps {
  readonly cues: readonly Cue[];
  readonly lang: string;
  readonly label: string;
  /** The cue of now, among these or not. */
  readonly now: Cue | undefined;
  readonly sought: Sought;
  onSeek(seconds: number): void;
}

/** Lists all cues in order: the current one is marked and kept in view, and each cue seeks to its start. */
export function CueList({ cues, lang, label, now, sought, onSeek }: CueListProps) {
  const { t } = useTranslation('player');
  const list = useRef<HTMLOListElement>(null);
  const current = now ? cues.indexOf(now) : -1;
  const { isFollowing, stop, follow } = useFollow(list, current);
  /** The row in the tab order; null: the current one. */
  const [chosen, setChosen] = useState<number | null>(null);
  const tabStop = Math.min(chosen ?? Math.max(0, current), cues.length - 1);

  const focusRow = (row: number) => {
    const button = list.current?.querySelector<HTMLElement>(`[data-row="${row}"] button`);
    button?.focus({ preventScroll: true });
    return button;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = cues.length - 1;
    const goTo: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, tabStop + 1),
      ArrowUp: Math.max(0, tabStop - 1),
      PageDown: Math.min(last, tabStop + 10),
      PageUp: Math.max(0, tabStop - 10),
      Home: 0,
      End: last,
    };
    const target = goTo[pressedKey(event)];
    if (target === undefined) return;
    event.preventDefault();
    stop();
    setChosen(target);
    const button = focusRow(target);
    if (button && list.current) reveal(list.current, button);
  };

  return (
    <div className={styles.scene}>
      <ol ref={list} className={styles.list} lang={lang} aria-label={label} onKeyDown={onKeyDown}>
        {cues.map((cue, row) => (
          <CueRow
            key={cue.id}
            cue={cue}
            lang={lang}
            row={row}
            sought={sought}
            isCurrent={row === current}
            isStop={row === tabStop}
            onChoose={(start) => {
              setChosen(null);
              follow();
              onSeek(start);
            }}
          />
        ))}
      </ol>
      {!isFollowing && (
        <button
          type="button"
          className={styles.follow}
          onClick={() => {
            setChosen(null);
            follow();
            focusRow(Math.max(0, current));
          }}
        >
          <ArrowDownUp size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('transcript.follow')}</span>
        </button>
      )}
    </div>
  );
}

/** Scrolls only the list, as far as the row needs. */
function reveal(list: HTMLElement, row: HTMLElement): void {
  const outer = list.getBoundingClientRect();
  const inner = row.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

interface CueRowProps {
  readonly cue: Cue;
  readonly lang: string;
  readonly row: number;
  readonly sought: Sought;
  readonly isCurrent: boolean;
  readonly isStop: boolean;
  onChoose(start: number): void;
}

/** Hours of speech are thousands of rows: a row rerenders only when its own marks change. */
const CueRow = memo(
  function CueRow({ cue, lang, row, sought, isCurrent, isStop, onChoose }: CueRowProps) {
    return (
      <li data-row={row}>
        <button
          type="button"
          className={styles.cue}
          aria-current={isCurrent ? 'true' : undefined}
          tabIndex={isStop ? 0 : -1}
          onClick={() => onChoose(cue.start)}
        >
          <span className={styles.time}>{formatTimecode(cue.start)}</span>
          <span>
            <CueText line={joinLines(cue.lines, lang)} sought={sought} />
          </span>
        </button>
      </li>
    );
  },
  (before, after) =>
    before.cue === after.cue &&
    before.row === after.row &&
    before.sought === after.sought &&
    before.isCurrent === after.isCurrent &&
    before.isStop === after.isStop,
);
