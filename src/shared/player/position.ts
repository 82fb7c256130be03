/** Positions and chapters: pure functions, all in seconds of the video. */
import type { PlayerChapter } from './types';

/** Seconds before the end within which a lesson starts from the beginning. */
const endZone = 5;

/**
 * Returns where to start. `keepsPlace`: exactly there, also near the end, as after an error; at the latest a second
 * before the end.
 */
export function resumePosition(startAt: number, duration: number, keepsPlace = false): number {
  if (!(startAt > 0)) return 0;
  if (keepsPlace) return duration > 0 ? Math.min(startAt, Math.max(0, duration - 1)) : startAt;
  return duration > 0 && startAt >= duration - endZone ? 0 : startAt;
}

export function clampPosition(seconds: number, duration: number): number {
  const positive = Math.max(0, Number.isFinite(seconds) ? seconds : 0);
  return duration > 0 ? Math.min(positive, duration) : positive;
}

/** Formats "12:48", "1:02:05"; whole seconds, rounded down. */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Returns a function that formats seconds for screen readers: "12 minutes 48 seconds" in the language of the page. */
export function spokenTime(language: string): (seconds: number) => string {
  const format = (unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const [hour, minute, second] = [format('hour'), format('minute'), format('second')];
  return (seconds) => {
    const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor((whole % 3600) / 60);
    const parts = [];
    if (hours > 0) parts.push(hour.format(hours));
    if (minutes > 0) parts.push(minute.format(minutes));
    if (whole % 60 > 0 || parts.length === 0) parts.push(second.format(whole % 60));
    return parts.join(' ');
  };
}

export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Empty for the part before the first chapter. */
  readonly name: string;
}

/**
 * Returns the scrubber's segments: sorted, inside the video, without gaps or empty ones; one segment without chapters.
 * Of chapters with the same start the last one wins.
 */
export function chapterSegments(chapters: readonly PlayerChapter[], duration: number): readonly Segment[] {
  if (!(duration > 0)) return [{ from: 0, to: 0, name: '' }];
  const starts = new Map<number, string>([[0, '']]);
  for (const { seconds, description } of chapters) {
    if (seconds >= 0 && seconds < duration) starts.set(seconds, description);
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  return sorted.map(([from, name], index) => ({ from, to: sorted[index + 1]?.[0] ?? duration, name }));
}

export function segmentAt(segments: readonly Segment[], seconds: number): Segment | null {
  return segments.findLast(({ from }) => from <= seconds) ?? segments[0] ?? null;
}
