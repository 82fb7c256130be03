import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '@/shared/lib/pressedKey';
import { clampPosition, formatTimecode, type Segment, segmentAt, spokenTime } from './position';
import styles from './Scrubber.module.css';
import { skipSeconds } from './usePlayer';

/** Seconds per press of up or down; left and right use the player's own step. */
const smallStep = 5;

interface ScrubberProps {
  readonly time: number;
  readonly buffered: number;
  readonly duration: number;
  readonly segments: readonly Segment[];
  onSeek(seconds: number): void;
}

/** The time line in chapter segments: a slider for the keyboard; dragging by mouse or finger seeks on release. */
export function Scrubber({ time, buffered, duration, segments, onSeek }: ScrubberProps) {
  const { t, i18n } = useTranslation('player');
  const bar = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<number | null>(null);
  const [hover, setHover] = useState<number | null>(null);
  const spoken = useMemo(() => spokenTime(i18n.language), [i18n.language]);

  const shown = drag ?? time;
  const pointed = drag ?? hover;
  const chapter = segmentAt(segments, shown)?.name ?? '';
  const ratio = (seconds: number) => (duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0);

  useEffect(() => {
    const { style } = bar.current as HTMLDivElement;
    style.setProperty('--played', String(ratio(shown)));
    style.setProperty('--buffered', String(ratio(buffered)));
    style.setProperty('--pointed', String(ratio(pointed ?? 0)));
  });

  const secondsAt = (event: PointerEvent) => {
    const { left, width } = (bar.current as HTMLDivElement).getBoundingClientRect();
    return width > 0 ? clampPosition(((event.clientX - left) / width) * duration, duration) : 0;
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !(duration > 0)) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag(secondsAt(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag !== null) setDrag(secondsAt(event));
    else if (event.pointerType !== 'touch' && duration > 0) setHover(secondsAt(event));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (drag === null) return;
    setDrag(null);
    onSeek(secondsAt(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const inChapter = segments.findLastIndex(({ from }) => from <= time);
    const goTo: Readonly<Record<string, number>> = {
      ArrowLeft: time - skipSeconds,
      ArrowDown: time - smallStep,
      ArrowRight: time + skipSeconds,
      ArrowUp: time + smallStep,
      PageDown: segments[inChapter - 1]?.from ?? 0,
      PageUp: segments[inChapter + 1]?.from ?? duration,
      Home: 0,
      End: duration,
    };
    const target = goTo[pressedKey(event)];
    if (target === undefined) return;
    event.preventDefault();
    onSeek(clampPosition(target, duration));
  };

  const value = { time: spoken(shown), duration: spoken(duration), chapter };
  const pointedChapter = pointed === null ? '' : (segmentAt(segments, pointed)?.name ?? '');
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.scrubber}
      data-dragging={drag !== null}
      aria-label={t('controls.position')}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(Math.min(shown, duration))}
      aria-valuetext={chapter ? t('scrubber.valueInChapter', value) : t('scrubber.value', value)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
      onPointerLeave={() => setHover(null)}
      onKeyDown={onKeyDown}
    >
      <div ref={bar} className={styles.bar}>
        {segments.map((segment) => (
          <SegmentBar key={segment.from} segment={segment} duration={duration} />
        ))}
        <span className={styles.knob} />
        {pointed !== null && (
          <span className={styles.tip}>
            <span>{formatTimecode(pointed)}</span>
            {pointedChapter && <span className={styles.tipName}>{pointedChapter}</span>}
          </span>
        )}
      </div>
    </div>
  );
}

function SegmentBar({ segment, duration }: { segment: Segment; duration: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { style } = element.current as HTMLSpanElement;
    const size = duration > 0 ? (segment.to - segment.from) / duration : 1;
    style.setProperty('--from', String(duration > 0 ? segment.from / duration : 0));
    style.setProperty('--size', String(size));
  }, [segment, duration]);
  return (
    <span ref={element} className={styles.segment}>
      <span className={styles.buffered} />
      <span className={styles.played} />
    </span>
  );
}
