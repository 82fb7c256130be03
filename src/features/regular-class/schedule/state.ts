/**
 * The visitor's timetable, upcoming and past. A removed lesson keeps its hidden place in the server's list, so that
 * Undo restores it exactly there; an added one is inserted by time.
 */
import { combineReducers, type Reducer } from 'redux';
import { createSelector } from 'reselect';
import { type ScheduleChangesSlice, scheduleChange, selectScheduleChanges } from '@/domain/class/scheduleChanges';
import { createAction } from '@/shared/duck/action';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import { createReducer } from '@/shared/duck/reducer';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import { joinNames } from '@/shared/lib/joinNames';
import { groupByStartDate } from '@/shared/lib/time';
import { insertByTime } from './insertByTime';

export const scheduleSize = 15;

export const scheduleKinds = ['upcoming', 'past'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** Query parameter of the tab; anything but `past` means upcoming. */
export const tabKey = 'tab';

/** Query parameters of the week: `view=week`, and a date of that week as `YYYY-MM-DD`; without one it is today's. */
export const viewKey = 'view';
export const dateParam = 'date';
export const isWeekView = (search: URLSearchParams): boolean => search.get(viewKey) === 'week';

export const readKind = (search: URLSearchParams): ScheduleKind =>
  search.get(tabKey) === 'past' ? 'past' : 'upcoming';

/** Includes live lessons; the next one first. */
export const upcomingSchedule = pagedListActions<null, LiveLesson>('schedule/upcoming');
/** The most recent one first. */
export const pastSchedule = pagedListActions<null, LiveLesson>('schedule/past');
export const scheduleOf = { upcoming: upcomingSchedule, past: pastSchedule } as const;

/** A page was reloaded, because lessons moved up into it. */
export const scheduleFilled = createAction('schedule/filled', (kind: ScheduleKind, items: readonly LiveLesson[]) => ({
  kind,
  items,
}));
/** When the list was loaded, in epoch milliseconds: from then on the clock updates its lessons' states. */
export const scheduleReceived = createAction('schedule/received', (kind: ScheduleKind, at: number) => ({ kind, at }));

/** `week`: the lessons of today and the six days after it; `all`: all upcoming lessons. */
export type CalendarWish = 'week' | 'all';
/** Requests a calendar file, also of lessons that no page has loaded yet. */
export const calendarRequested = createAction('schedule/calendarRequested', (wish: CalendarWish) => wish);
/** The lessons of a calendar file have loaded, or failed to. */
export const calendarGathered = createAction('schedule/calendarGathered');

/** A week on screen: its first instant, and the first one after it, in epoch milliseconds. */
export interface WeekSpan {
  from: number;
  to: number;
}
/** A week came on screen, whose lessons are then loaded; null: none is. */
export const weekShown = createAction('schedule/weekShown', (span: WeekSpan | null) => span);

export const lessonId = ({ id }: LiveLesson) => id;

/** Returns the list of a lesson, by the server's last status. */
export const findScheduleKind = ({ status }: LiveLesson): ScheduleKind =>
  status === 'upcoming' || status === 'live' ? 'upcoming' : 'past';

type List = PagedListState<LiveLesson, null>;

function listReducer(kind: ScheduleKind): Reducer<List> {
  const list = pagedListReducer(scheduleOf[kind], { mode: 'append', idOf: lessonId });
  return (state, action) => {
    const next = list(state, action);
    if (scheduleChange.changed.match(action)) {
      const { lesson, onSchedule } = action.payload;
      return onSchedule && findScheduleKind(lesson) === kind ? insertByTime(next, [lesson], { kind }) : next;
    }
    if (scheduleFilled.match(action) && action.payload.kind === kind)
      return insertByTime(next, action.payload.items, { kind, isNext: true });
    return next;
  };
}

export interface ScheduleSlice {
  schedule: {
    upcoming: List;
    past: List;
    receivedAt: Readonly<Record<ScheduleKind, number | null>>;
    /** The lessons of a calendar file are being loaded. */
    gathering: boolean;
    week: WeekSpan | null;
  };
}

export const scheduleReducer = combineReducers({
  upcoming: listReducer('upcoming'),
  past: listReducer('past'),
  receivedAt: createReducer<ScheduleSlice['schedule']['receivedAt']>({ upcoming: null, past: null }, (on) => {
    on(scheduleReceived, (state, { kind, at }) => ({ ...state, [kind]: at }));
  }),
  gathering: createReducer<boolean>(false, (on) => {
    on(calendarRequested, () => true);
    on(calendarGathered, () => false);
  }),
  week: createReducer<WeekSpan | null>(null, (on) => {
    on(weekShown, (_, span) => span);
  }),
});

export type ScheduleRoot = ScheduleSlice & ScheduleChangesSlice;

function selectorsOf(kind: ScheduleKind) {
  /** Selects the list without removed lessons. */
  const selectList = createSelector(
    [(root: ScheduleRoot) => root.schedule[kind], selectScheduleChanges],
    (list, changes): List => {
      const isOff = ({ id }: LiveLesson) => changes[id]?.isWanted === false;
      if (!list.pages.some(({ items }) => items.some(isOff))) return list;
      const pages = list.pages.map((page) =>
        page.items.some(isOff) ? { ...page, items: page.items.filter((item) => !isOff(item)) } : page,
      );
      return { ...list, pages };
    },
  );
  const selectors = pagedListSelectors(selectList, scheduleSize);
  const selectGroups = createSelector([selectors.selectItems, (_: ScheduleRoot, zone: string) => zone], (items, zone) =>
    groupByStartDate(items, zone),
  );
  return {
    ...selectors,
    /** Selects the server's list, including removed lessons. */
    selectWhole: (root: ScheduleRoot) => root.schedule[kind],
    selectAllLiveLessons: selectors.selectItems,
    /** Selects the dates with lessons, in the list's order, as `YYYY-MM-DD` in the zone. */
    selectAllDates: createSelector([selectGroups], (groups) => groups.map(({ date }) => date)),
    selectLiveLessonByDate: createSelector(
      [selectGroups],
      (groups): Readonly<Record<string, readonly LiveLesson[]>> =>
        Object.fromEntries(groups.map(({ date, items }) => [date, items])),
    ),
    /** Selects a lesson whose class and teachers all of the list have; null where they differ. */
    selectShared: createSelector([selectors.selectItems], (items): LiveLesson | null => {
      const [first] = items;
      if (!first?.liveTopicName || items.length < 2) return null;
      const isShared = items.every(
        ({ liveTopicId, instructors }) =>
          liveTopicId === first.liveTopicId && joinNames(instructors) === joinNames(first.instructors),
      );
      return isShared ? first : null;
    }),
    /** Selects the id of the first lesson; null without any. */
    selectFirstId: createSelector([selectors.selectItems], ([first]) => first?.id ?? null),
    selectReceivedAt: (root: ScheduleRoot) => root.schedule.receivedAt[kind],
  };
}

export const scheduleSelectors = { upcoming: selectorsOf('upcoming'), past: selectorsOf('past') } as const;
export const selectGathering = (root: ScheduleSlice) => root.schedule.gathering;
