/** Enrolment status from the pages of courses and classes; cards in lists that loaded earlier use it. */
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createDuck } from '@/shared/duck/duck';
import { createReducer } from '@/shared/duck/reducer';
import type { EnrollStatus } from '@/shared/entities/enrolment';

export type EnrolledKind = 'course' | 'topic';

type Known = Readonly<Record<string, EnrollStatus | null>>;

export interface EnrolmentsSlice {
  /** Absent until a page of a course or a class is opened. */
  enrolments?: Known;
}

const nameOf = (kind: EnrolledKind, id: number) => `${kind}:${id}`;

/** The server sent the status of a single course or topic. */
export const enrollStatusRead = createAction(
  'enrolments/statusRead',
  (kind: EnrolledKind, id: number, status: EnrollStatus | null) => ({ kind, id, status }),
);

const none: Known = {};

export const enrolmentsReducer = createReducer<Known>(none, (on) => {
  on(enrollStatusRead, (state, { kind, id, status }) => ({ ...state, [nameOf(kind, id)]: status }));
  on(sessionStarted, () => none);
  on(sessionCleared, () => none);
});

/** Selects the status; undefined when no newer one than the card's own is known. */
export const selectEnrollStatus = (
  root: EnrolmentsSlice,
  kind: EnrolledKind,
  id: number,
): EnrollStatus | null | undefined => root.enrolments?.[nameOf(kind, id)];

export const enrolmentsDuck = createDuck('enrolments', { reducer: enrolmentsReducer });
