/** The set-up of an account: what is chosen and not saved yet, the lists it is chosen from, and how saving went. */
import { combineReducers } from 'redux';
import { sessionCleared, sessionStarted } from '@/core/session/actions';
import { createAction } from '@/shared/duck/action';
import { type FetchState, fetchActions, fetchReducer } from '@/shared/duck/fetch';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';
import type { SchoolType } from '@/shared/entities/catalogue';
import type { SubjectCategory } from '@/shared/entities/common';
import type { SetupDraft } from './draft';
import type { ProfileChanges } from './profile';
import type { Section } from './sections';

export interface SetupOpened {
  /** The section that the address names. */
  section: Section | null;
  load: 'request' | 'ensure';
}

/** The page was opened, or its address names another section. */
export const setupOpened = createAction('account/setupOpened', (opened: SetupOpened) => opened);
/** What was kept from before, once it is known who is logged in. */
export const draftRecalled = createAction('account/draftRecalled', (draft: SetupDraft) => draft);
/** Something was chosen, typed, saved or given up. */
export const drafted = createAction('account/drafted', (part: Partial<SetupDraft>) => part);
/** The onboarding ends; only the wait for another code is kept. */
export const setupFinished = createAction('account/setupFinished');
/** A step that may stay open is left open. */
export const stepSkipped = createAction('account/stepSkipped');

export const schoolTypes = fetchActions<{ region: string }, SchoolType[]>('account/schoolTypes');
/** Of one grade, or of all. The filters' own list follows the filter's grade, which is another matter. */
export const gradeSubjects = fetchActions<{ region: string; gradeLevelId: number | null }, SubjectCategory[]>(
  'account/gradeSubjects',
);

export interface ProfileSave {
  section: Section;
  /** Empty: nothing has changed, and the page goes on without a call. */
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
/** The number has + and its calling code. */
export const codeResend = submitActions<{ number: string }>('account/codeResend');
export const codeCheck = submitActions<{ code: string }>('account/codeCheck');

export interface AccountSlice {
  account: {
    /** The section the address names. */
    asked: Section | null;
    /** Null until it is known who is logged in. */
    draft: SetupDraft | null;
    schoolTypes: FetchState<SchoolType[]>;
    gradeSubjects: FetchState<SubjectCategory[]>;
    save: SubmitState;
    codeSend: SubmitState;
    codeResend: SubmitState;
    codeCheck: SubmitState;
  };
}

export const accountReducer = combineReducers({
  asked: createReducer<Section | null>(null, (on) => {
    on(setupOpened, (_, { section }) => section);
  }),
  draft: createReducer<SetupDraft | null>(null, (on) => {
    on(draftRecalled, (_, draft) => draft);
    on(drafted, (draft, part) => draft && { ...draft, ...part });
    on(setupFinished, () => null);
    on(sessionStarted, () => null);
    on(sessionCleared, () => null);
  }),
  schoolTypes: fetchReducer(schoolTypes),
  gradeSubjects: fetchReducer(gradeSubjects),
  save: submitReducer(profileSave),
  codeSend: submitReducer(codeSend),
  codeResend: submitReducer(codeResend),
  codeCheck: submitReducer(codeCheck),
});

export const selectAsked = (root: AccountSlice) => root.account.asked;
export const selectDraft = (root: AccountSlice) => root.account.draft;
export const selectSchoolTypes = (root: AccountSlice) => root.account.schoolTypes;
export const selectGradeSubjects = (root: AccountSlice) => root.account.gradeSubjects;
export const selectSave = (root: AccountSlice) => root.account.save;
export const selectCodeSend = (root: AccountSlice) => root.account.codeSend;
export const selectCodeResend = (root: AccountSlice) => root.account.codeResend;
export const selectCodeCheck = (root: AccountSlice) => root.account.codeCheck;
