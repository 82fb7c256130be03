/** The report: its draft, its files with their uploads, and its submission. */
import { combineReducers } from 'redux';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';
import { type SubmitState, submitActions, submitReducer } from '@/shared/duck/submit';
import type { UploadedFile } from '@/shared/http/support';
import { cutText } from '@/shared/lib/cutText';

/** In characters. */
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
  /** Identifies the entry while the form is open. */
  id: string;
  /** The server's token; the id until the file has arrived. */
  token: string;
  /** The file's own name; the server's once it has arrived. The same goes for the size. */
  name: string;
  /** Bytes. */
  size: number;
  uploading: boolean;
  uploaded: boolean;
  /** Share sent, 0 to 1. */
  progress: number;
}

interface AddedFile {
  id: string;
  file: File;
}

export const reportSend = submitActions<ReportDraft>('support/report');
/** The draft has changed: the form was opened or typed in, or a draft was found in storage. */
export const reportDrafted = createAction('support/drafted', (draft: ReportDraft) => draft);
export const reportOpened = createAction('support/opened');
export const fileAdded = createAction('support/fileAdded', (added: AddedFile) => added);
export const fileProgressed = createAction('support/fileProgressed', (id: string, progress: number) => ({
  id,
  progress,
}));
export const fileUploaded = createAction('support/fileUploaded', (id: string, uploaded: UploadedFile) => ({
  id,
  uploaded,
}));
export const fileFailed = createAction('support/fileFailed', (id: string) => ({ id }));
export const fileRetried = createAction('support/fileRetried', (id: string) => ({ id }));
export const fileRemoved = createAction('support/fileRemoved', (token: string) => ({ token }));

export interface SupportSlice {
  support: {
    /** Null until the form is opened, and after it was sent. */
    draft: ReportDraft | null;
    files: readonly ReportFile[];
    form: SubmitState;
  };
}

const noFiles: readonly ReportFile[] = [];

export const supportReducer = combineReducers({
  draft: createReducer<ReportDraft | null>(null, (on) => {
    on(reportDrafted, (_, draft) => ({ ...draft, message: cutText(draft.message, longestMessage) }));
    on(reportSend.done, () => null);
    on(sessionCleared, () => null);
  }),
  files: createReducer(noFiles, (on) => {
    const change = (id: string, part: Partial<ReportFile>) => (files: readonly ReportFile[]) =>
      files.map((file) => (file.id === id ? { ...file, ...part } : file));
    on(fileAdded, (files, { id, file: { name, size } }) => [
      ...files,
      { id, token: id, name, size, uploading: true, uploaded: false, progress: 0 },
    ]);
    on(fileProgressed, (files, { id, progress }) => change(id, { progress })(files));
    on(fileUploaded, (files, { id, uploaded: { token, fileName: name, size } }) =>
      change(id, { token, name, size, uploading: false, uploaded: true, progress: 1 })(files),
    );
    on(fileFailed, (files, { id }) => change(id, { uploading: false })(files));
    on(fileRetried, (files, { id }) => change(id, { uploading: true, progress: 0 })(files));
    on(fileRemoved, (files, { token }) => files.filter((file) => file.token !== token));
    on(reportSend.done, () => noFiles);
    on(sessionCleared, () => noFiles);
  }),
  form: submitReducer(reportSend),
});

export const selectReportDraft = (root: SupportSlice) => root.support.draft;
export const selectReportFiles = (root: SupportSlice) => root.support.files;
export const selectReportForm = (root: SupportSlice) => root.support.form;
/** Selects whether the report has to wait for uploads; a failed upload does not block it. */
export const selectIsUploading = (root: SupportSlice) => root.support.files.some(({ uploading }) => uploading);
