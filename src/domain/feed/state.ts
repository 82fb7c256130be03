/** The lists "Continue watching" and "Up next". */
import { combineReducers, type Reducer } from 'redux';
import { positionAcknowledged } from '@/platform/outbox/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { type ListPage, type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { LiveLesson } from '@/shared/entities/liveLesson';
import type { UpNext, UserContent } from '@/shared/entities/userContent';

export const continueWatchingSize = 8;
export const sessionsSize = 15;

export const continueWatching = pagedListActions<null, UserContent>('feed/continueWatching');
/** The student's own sessions: those to come, live ones included, and those that are over, the latest first. */
export const ownSessions = fetchActions<null, LiveLesson[]>('feed/ownSessions');
export const pastSessions = fetchActions<null, LiveLesson[]>('feed/pastSessions');
export const upNext = fetchActions<null, UpNext>('feed/upNext');
/** A lesson has left the list; the payload is the list's pages without it. */
export const continueLeft = createAction('feed/continueLeft', (pages: readonly ListPage<UserContent>[]) => pages);

/** Returns the key of a content; a lesson has one, whether it belongs to a course or a topic. */
export const contentKey = ({ type, course, liveTopic, lesson }: UserContent) =>
  `${type}:${course?.id ?? liveTopic?.id}:${lesson?.id ?? ''}`;

/** Returns whether the content is this lesson of a course. */
export const isCourseLesson = ({ type, lesson }: UserContent, lessonId: number): boolean =>
  type === 'course_lesson' && lesson?.id === lessonId;

/** Applies a position that the server has stored. */
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

type List = PagedListState<UserContent, null>;

const append = pagedListReducer(continueWatching, { mode: 'append', idOf: contentKey, change: watched });

const list: Reducer<List> = (state, action) =>
  continueLeft.match(action) && state ? { ...state, pages: action.payload } : append(state, action);

export interface FeedSlice {
  feed: {
    continueWatching: List;
    ownSessions: FetchState<LiveLesson[]>;
    pastSessions: FetchState<LiveLesson[]>;
    upNext: FetchState<UpNext>;
  };
}

export const feedReducer = combineReducers({
  continueWatching: list,
  ownSessions: fetchReducer(ownSessions),
  pastSessions: fetchReducer(pastSessions),
  upNext: fetchReducer(upNext),
});

export const continueWatchingSelectors = pagedListSelectors(
  (root: FeedSlice) => root.feed.continueWatching,
  continueWatchingSize,
);
/** Selects the list, or null when no page of the feed was opened yet. */
export const selectOpenedContinueWatching = (root: Partial<FeedSlice>) =>
  root.feed ? continueWatchingSelectors.selectList(root as FeedSlice) : null;

export const selectOwnSessions = (root: FeedSlice) => root.feed.ownSessions;
export const selectPastSessions = (root: FeedSlice) => root.feed.pastSessions;
export const selectUpNext = (root: FeedSlice) => root.feed.upNext;
