/** The report: what is typed, its files with their uploads, and how sending went. */
import { combineReducers } from 'redux';
import { sessionCleared } from '@/core/session/actions';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';

/** Characters. */
export const longestMessage = 5000;

/** Categories of a ticket, which the support team sorts by. */
export const reportTags = ['account', 'payment', 'class', 'course', 'video', 'other'] as const;
export type ReportTag = (typeof reportTags)[number];

export interface ReportDraft {
  name: string;
  email: string;
  message: string;
  tags: ReportTag[];
}

export interface ReportFile {
  /** Ours, until the server has given its token. */
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  token: string | null;
  uploading: boolean;
  uploaded: boolean;
  /** Share sent, 0 to 1. */
  progress: number;
}

interface AddedFile {
  id: number;
  file: File;
}

export const report = submitActions<ReportDraft>('support/report');
/** The form was opened or typed in, or what was typed was found in storage. */
export const reportDrafted = createAction('support/drafted', (draft: ReportDraft) => draft);
export const reportOpened = createAction('support/opened');
export const fileAdded = createAction('support/fileAdded', (added: AddedFile) => added);
export const fileProgressed = createAction('support/fileProgressed', (id: number, progress: number) => ({
  id,
  progress,
}));
export const fileUploaded = createAction('support/fileUploaded', (id: number, token: string) => ({ id, token }));
export const fileFailed = createAction('support/fileFailed', (id: number) => ({ id }));
export const fileRetried = createAction('support/fileRetried', (id: number) => ({ id }));
export const fileRemoved = createAction('support/fileRemoved', (id: number) => ({ id }));

export interface SupportSlice {
  support: {
    /** Null until the form was opened, and after it was sent. */
    draft: ReportDraft | null;
    files: readonly ReportFile[];
    form: SubmitState;
  };
}

const noFiles: readonly ReportFile[] = [];

export const supportReducer = combineReducers({
  draft: createReducer<ReportDraft | null>(null, (on) => {
    on(reportDrafted, (_, draft) => ({ ...draft, message: draft.message.slice(0, longestMessage) }));
    on(report.done, () => null);
    on(sessionCleared, () => null);
  }),
  files: createReducer(noFiles, (on) => {
    const change = (id: number, part: Partial<ReportFile>) => (files: readonly ReportFile[]) =>
      files.map((file) => (file.id === id ? { ...file, ...part } : file));
    on(fileAdded, (files, { id, file: { name, size } }) => [
      ...files,
      { id, name, size, token: null, uploading: true, uploaded: false, progress: 0 },
    ]);
    on(fileProgressed, (files, { id, progress }) => change(id, { progress })(files));
    on(fileUploaded, (files, { id, token }) =>
      change(id, { token, uploading: false, uploaded: true, progress: 1 })(files),
    );
    on(fileFailed, (files, { id }) => change(id, { uploading: false })(files));
    on(fileRetried, (files, { id }) => change(id, { uploading: true, progress: 0 })(files));
    on(fileRemoved, (files, { id }) => files.filter((file) => file.id !== id));
    on(report.done, () => noFiles);
    on(sessionCleared, () => noFiles);
  }),
  form: submitReducer(report),
});

export const selectReportDraft = (root: SupportSlice) => root.support.draft;
export const selectReportFiles = (root: SupportSlice) => root.support.files;
export const selectReportForm = (root: SupportSlice) => root.support.form;
/** Uploading, or failed and neither retried nor removed: the report waits for it. */
export const isOpenFile = ({ uploaded }: ReportFile) => !uploaded;
