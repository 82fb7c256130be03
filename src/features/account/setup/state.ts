/** State of the set-up: unsaved input, the lists to choose from, and the submissions. */
import { combineReducers } from 'redux';
import { sessionCleared, sessionStarted } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';
import type { SchoolType } from '@/shared/entities/catalogue';
import type { SubjectCategory } from '@/shared/entities/common';
import type { LoadMode } from '@/shared/routing/page';
import type { SetupDraft } from './draft';
import type { ProfileChanges } from './profile';
import type { Requested, Section } from './sections';

export interface SetupOpened {
  /** The section in the address. */
  section: Requested | null;
  load: LoadMode;
}

/** The page was opened, or its address names another section. */
export const setupOpened = createAction('account/setupOpened', (opened: SetupOpened) => opened);
/** The stored draft was restored, once the user is known. */
export const draftRecalled = createAction('account/draftRecalled', (draft: SetupDraft) => draft);
/** Input was made, saved or discarded. */
export const draftChanged = createAction('account/drafted', (part: Partial<SetupDraft>) => part);
/** The onboarding ends; only the wait for another code stays stored. */
export const setupFinished = createAction('account/setupFinished');
/** An optional step was skipped. */
export const stepSkipped = createAction('account/stepSkipped');

export const schoolTypes = fetchActions<{ region: string }, SchoolType[]>('account/schoolTypes');
/** Of one level, or of all. Separate from the filter's list, which follows the filter's level. */
export const levelSubjects = fetchActions<{ region: string; levelId: number | null }, SubjectCategory[]>(
  'account/levelSubjects',
);

export interface ProfileSave {
  section: Section;
  /** Empty: nothing has changed, and the page continues without a call. */
  changes: ProfileChanges;
}

export const profileSave = submitActions<ProfileSave>('account/profile');

export interface PhoneNumber {
  /** Digits without +. */
  countryCode: string;
  /** National digits. */
  phoneNumber: string;
}

export const codeSend = submitActions<PhoneNumber>('account/codeSend');
/** The number includes + and its calling code. */
export const codeResend = submitActions<{ number: string }>('account/codeResend');
export const codeCheck = submitActions<{ code: string }>('account/codeCheck');

export interface AccountSlice {
  account: {
    /** The section in the address. */
    requested: Requested | null;
    /** Null until the user is known. */
    draft: SetupDraft | null;
    schoolTypes: FetchState<SchoolType[]>;
    levelSubjects: FetchState<SubjectCategory[]>;
    save: SubmitState;
    codeSend: SubmitState;
    codeResend: SubmitState;
    codeCheck: SubmitState;
  };
}

export const accountReducer = combineReducers({
  requested: createReducer<Requested | null>(null, (on) => {
    on(setupOpened, (_, { section }) => section);
  }),
  draft: createReducer<SetupDraft | null>(null, (on) => {
    on(draftRecalled, (_, draft) => draft);
    on(draftChanged, (draft, part) => draft && { ...draft, ...part });
    on(setupFinished, () => null);
    on(sessionStarted, () => null);
    on(sessionCleared, () => null);
  }),
  schoolTypes: fetchReducer(schoolTypes),
  levelSubjects: fetchReducer(levelSubjects),
  save: submitReducer(profileSave),
  codeSend: submitReducer(codeSend),
  codeResend: submitReducer(codeResend),
  codeCheck: submitReducer(codeCheck),
});

export const selectRequestedSection = (root: AccountSlice) => root.account.requested;
export const selectDraft = (root: AccountSlice) => root.account.draft;
export const selectSchoolTypes = (root: AccountSlice) => root.account.schoolTypes;
export const selectLevelSubjects = (root: AccountSlice) => root.account.levelSubjects;
export const selectSave = (root: AccountSlice) => root.account.save;
export const selectCodeSend = (root: AccountSlice) => root.account.codeSend;
export const selectCodeResend = (root: AccountSlice) => root.account.codeResend;
export const selectCodeCheck = (root: AccountSlice) => root.account.codeCheck;
