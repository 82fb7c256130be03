/** Tracks which parts of the feed are outdated because of what the student did. */
import { scheduleChange } from '@/domain/class/scheduleChanges';
import { orderDone } from '@/domain/order/state';
import { positionAcknowledged } from '@/platform/outbox/state';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createReducer } from '@/shared/duck/reducer';
import { continueWatching, upNext } from '../state';
import { type FeedPart, feedParts, partRequested, refreshRequested } from './actions';

type Behind = Readonly<Partial<Record<FeedPart, boolean>>>;

export interface RefreshSlice {
  /** Absent until a page that changes or shows the feed is opened. */
  refresh?: Behind;
}

const none: Behind = {};
const all: Behind = Object.fromEntries(feedParts.map((part) => [part, true]));

export const refreshReducer = createReducer<Behind>(none, (on) => {
  on(positionAcknowledged, () => all);
  on(orderDone, () => all);
  on(scheduleChange.settled, () => all);
  on(refreshRequested, (state, part) => ({ ...state, [part]: false }));
  on(partRequested, (state, part) => ({ ...state, [part]: false }));
  on(continueWatching.request, (state) => ({ ...state, continueWatching: false }));
  on(upNext.request, (state) => ({ ...state, upNext: false }));
  on(sessionStarted, () => none);
  on(sessionCleared, () => none);
});

export const selectIsBehind = (root: RefreshSlice, part: FeedPart): boolean => root.refresh?.[part] ?? false;
