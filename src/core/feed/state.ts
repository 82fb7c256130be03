/** What a student goes on with: continue watching and up next. */
import { combineReducers } from 'redux';
import { positionAcknowledged } from '@/core/outbox/actions';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { UpNext, UserContent } from '@/shared/entities/userContent';

export const continueWatchingSize = 8;

export const continueWatching = pagedListActions<null, UserContent>('feed/continueWatching');
export const upNext = fetchActions<null, UpNext>('feed/upNext');

/** One entry per lesson, whatever it belongs to. */
export const contentId = ({ type, course, liveTopic, lesson }: UserContent) =>
  `${type}:${course?.id ?? liveTopic?.id}:${lesson?.id ?? ''}`;

/** A position that the server has taken shows at once. */
function watched(content: UserContent, action: { type: string }): UserContent {
  if (!positionAcknowledged.match(action) || !content.lesson) return content;
  const { entry, lesson } = action.payload;
  const owner = entry.targetType === 'course' ? content.course : content.liveTopic;
  if (owner?.id !== entry.targetId || content.lesson.id !== entry.lessonId) return content;
  return {
    ...content,
    learningProgress: lesson.learningProgress,
    lesson: { ...content.lesson, progressDuration: entry.position },
  };
}

export interface FeedSlice {
  feed: { continueWatching: PagedListState<UserContent, null>; upNext: FetchState<UpNext> };
}

export const feedReducer = combineReducers({
  continueWatching: pagedListReducer(continueWatching, { mode: 'append', idOf: contentId, change: watched }),
  upNext: fetchReducer(upNext),
});

export const continueWatchingSelectors = pagedListSelectors(
  (root: FeedSlice) => root.feed.continueWatching,
  continueWatchingSize,
);
export const selectUpNext = (root: FeedSlice) => root.feed.upNext;
