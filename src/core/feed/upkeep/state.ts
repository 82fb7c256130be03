/** Tracks which parts of the feed are outdated because of what the student did. */

import { savedSettled } from '@/core/classes/saved';
import { orderDone } from '@/core/orders/state';
import { positionAcknowledged } from '@/core/outbox/actions';
import { sessionCleared, sessionStarted } from '@/core/session/actions';
import { createReducer } from '@/shared/duck/reducer';
import { continueWatching, upNext } from '../state';
import { type FeedPart, feedParts, partAsked, rereadWanted } from './actions';

type Behind = Readonly<Partial<Record<FeedPart, boolean>>>;

export interface UpkeepSlice {
  /** Absent until a page that changes or shows the feed is opened. */
  upkeep?: Behind;
}

const none: Behind = {};
const all: Behind = Object.fromEntries(feedParts.map((part) => [part, true]));

export const upkeepReducer = createReducer<Behind>(none, (on) => {
  on(positionAcknowledged, () => all);
  on(orderDone, () => all);
  on(savedSettled, () => all);
  on(rereadWanted, (state, part) => ({ ...state, [part]: false }));
  on(partAsked, (state, part) => ({ ...state, [part]: false }));
  on(continueWatching.request, (state) => ({ ...state, continueWatching: false }));
  on(upNext.request, (state) => ({ ...state, upNext: false }));
  on(sessionStarted, () => none);
  on(sessionCleared, () => none);
});

export const selectIsBehind = (root: UpkeepSlice, part: FeedPart): boolean => root.upkeep?.[part] ?? false;
