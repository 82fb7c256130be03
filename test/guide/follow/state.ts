/** The instructors that the visitor has followed in this session. */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

/** Sent once per instructor, however often the button is pressed. */
export const follow = {
  /** The visitor has pressed the button; a guest logs in first. */
  request: createAction('follows/request', (id: number) => ({ id })),
  sent: createAction('follows/sent', (id: number) => ({ id })),
  done: createAction('follows/done', (id: number) => ({ id })),
  /** The server has refused it, or its response was lost: the button can be pressed again. */
  failed: createAction('follows/failed', (id: number) => ({ id })),
};

type FollowStatus = 'sending' | 'done';

export interface FollowsSlice {
  /** By the instructor's id; an instructor without a status was not followed in this session. */
  follows: Readonly<Record<number, FollowStatus>>;
}

export const followsReducer = createReducer<FollowsSlice['follows']>({}, (on) => {
  on(follow.sent, (state, { id }) => ({ ...state, [id]: 'sending' as const }));
  on(follow.done, (state, { id }) => ({ ...state, [id]: 'done' as const }));
  on(follow.failed, (state, { id }) => void delete state[id]);
  on(sessionStarted, () => ({}));
  on(sessionCleared, () => ({}));
});

export const selectFollow = (root: FollowsSlice, id: number): FollowStatus | null => root.follows[id] ?? null;
