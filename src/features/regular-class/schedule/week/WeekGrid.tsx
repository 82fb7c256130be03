// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place its cells by time
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus is on the link in a cell
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { minuteMs, useNow } from '@/platform/clock/useNow';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { pressedKey } from '@/shared/lib/pressedKey';
import { formatTime, formatTimeRange, formatWeekday, formatWeekdayDate } from '@/shared/lib/time';
import { dateKeyZone, minuteOfDay } from '@/shared/lib/timeZone';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import type { Week } from './useWeek';
import styles from './WeekGrid.module.css';
import { type Block, hoursOf } from './weekBlocks';

const keyOf = ({ lesson, date }: Block) => `${lesson.id} ${date}`;

/** Custom properties are set by script, which the policy allows; the page has no HTML from the build. */
const css = (properties: Record<`--${string}`, number>) => properties as CSSProperties;

/** Returns the link to move to from one in a grid whose rows are days; undefined for any other key. */
function target(key: string, days: HTMLElement[][], from: HTMLElement): HTMLElement | undefined {
  const at = days.findIndex((day) => day.includes(from));
  const day = days[at] ?? [];
  const beside = key === 'ArrowLeft' ? days.slice(0, at).reverse() : key === 'ArrowRight' ? days.slice(at + 1) : [];
  const nearest = beside.find(({ length }) => length > 0);
  if (nearest) {
    const distance = (link: HTMLElement) => Math.abs(Number(link.dataset.from) - Number(from.dataset.from));
    return nearest.reduce((best, link) => (distance(link) < distance(best) ? link : best));
  }
  if (key === 'ArrowUp') return day[day.indexOf(from) - 1];
  if (key === 'ArrowDown') return day[day.indexOf(from) + 1];
  const all = key.startsWith('Control+') ? days.flat() : day;
  return key.endsWith('Home') ? all[0] : key.endsWith('End') ? all.at(-1) : undefined;
}

const moves = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Control+Home', 'Control+End'];

interface BlockLinkProps {
  block: Block;
  isStop: boolean;
  onFocus: () => void;
}

function BlockLink({ block: { lesson, from, isContinued }, isStop, onFocus }: BlockLinkProps) {
  const { t } = useTranslation(['schedule', 'common']);
  const hrefTo = useHrefTo();
  const zone = useZone();
  const locale = useSelector(selectLocale);
  const { id, name, startAt, endAt, liveTopicId, liveTopicName, liveSubject, liveSubjectId } = lesson;
  const words = useClassWords()(startAt ?? '', endAt);
  const phase = lesson.status === 'free' ? null : words.phase;
  const range = formatTimeRange(startAt ?? '', endAt, zone);
  return (
    <AppLink
      className={cx(styles.block, phase === 'live' && styles.live, phase === 'over' && styles.over)}
      href={liveTopicId === null ? '' : hrefTo(paths.liveLesson(liveTopicId, id))}
      tabIndex={isStop ? 0 : -1}
      data-from={from}
      onFocus={onFocus}
      {...hueOf(liveSubject?.key, liveSubjectId ?? liveTopicId ?? id)}
    >
      <span className={styles.text}>
        {phase === 'live' && <span className={styles.now}>{t('common:cards.liveNow')}</span>}
        <span className={styles.time}>
          <span aria-hidden="true">
            {isContinued && endAt !== null ? t('week.until', { time: formatTime(endAt, zone) }) : words.clock}
          </span>
          <span className="srOnly">
            {isContinued
              ? `${t('week.since', { date: formatWeekdayDate(startAt ?? '', locale, zone) })} ${range}`
              : range}
          </span>
        </span>
        <span className={styles.name}>{name}</span>
        {liveTopicName && liveTopicName !== name && <span className={styles.topic}>{liveTopicName}</span>}
      </span>
    </AppLink>
  );
}

interface WeekGridProps {
  week: Week;
  /** By date. */
  days: readonly (readonly Block[])[];
}

/**
 * The days of a week side by side, with their lessons by the hour. For assistive technology each day is a row of a grid.
 * The grid is one tab stop; arrows move between the lessons of a day and to those beside them.
 */
export function WeekGrid({ week, days }: WeekGridProps) {
  const { t } = useTranslation('schedule');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const now = useNow(minuteMs);
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const blocks = days.flat();
  const nowMinute = week.hasToday ? minuteOfDay(now, zone) : null;
  const { first, end } = hoursOf(blocks, nowMinute);
  const hours = Array.from({ length: end - first }, (_, index) => first + index);
  const isOver = ({ date, to }: Block) =>
    date < week.today || (date === week.today && nowMinute !== null && to <= nowMinute);
  const stop = blocks.find((block) => keyOf(block) === focused) ?? blocks.find((block) => !isOver(block)) ?? blocks[0];

  const move = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (!moves.includes(key)) return;
    const rows = [...(grid.current?.querySelectorAll('[role=row]') ?? [])];
    const links = rows.map((row) => [...row.querySelectorAll<HTMLElement>('a')]);
    const from = document.activeElement as HTMLElement;
    event.preventDefault();
    target(key, links, from)?.focus();
  };

  return (
    <div className={styles.week} style={css({ '--hours': hours.length })}>
      <p id={helpId} hidden>
        {t('week.help')}
      </p>
      <div className={styles.hours} aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{`${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={week.label}
        aria-describedby={helpId}
        aria-readonly="true"
        className={styles.days}
        onKeyDown={move}
      >
        {week.dates.map((date, index) => {
          const isToday = date === week.today;
          const own = days[index] ?? [];
          return (
            <div key={date} role="row" className={cx(styles.day, isToday && styles.today)}>
              <div role="rowheader" className={styles.head} {...(isToday && { 'aria-current': 'date' as const })}>
                <span aria-hidden="true">{formatWeekday(date, locale, dateKeyZone)}</span>
                <b aria-hidden="true">{Number(date.slice(8))}</b>
                <span className="srOnly">{formatWeekdayDate(date, locale, dateKeyZone)}</span>
              </div>
              {own.map((block) => (
                <div
                  key={keyOf(block)}
                  role="gridcell"
                  className={styles.cell}
                  style={css({
                    '--from': block.from / 60 - first,
                    '--length': (block.to - block.from) / 60,
                    '--lane': block.lane,
                    '--lanes': block.lanes,
                  })}
                >
                  <BlockLink block={block} isStop={block === stop} onFocus={() => setFocused(keyOf(block))} />
                </div>
              ))}
              {own.length === 0 && (
                <div role="gridcell" className="srOnly">
                  {t('week.freeDay')}
                </div>
              )}
              {isToday && nowMinute !== null && (
                <div
                  aria-hidden="true"
                  className={styles.line}
                  data-now
                  style={css({ '--from': nowMinute / 60 - first })}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
