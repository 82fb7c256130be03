/** Whether the report form is open; the form's code is loaded when it is first opened. */
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

export const reportActions = {
  /** Opens or closes the form. */
  toggle: createAction('report/toggled'),
  close: createAction('report/closed'),
};

export interface ReportSlice {
  report: { isReportFormOpen: boolean };
}

export const reportReducer = createReducer<ReportSlice['report']>({ isReportFormOpen: false }, (on) => {
  on(reportActions.toggle, ({ isReportFormOpen }) => ({ isReportFormOpen: !isReportFormOpen }));
  on(reportActions.close, () => ({ isReportFormOpen: false }));
  // Close it, since it would cover the login page; the draft stays stored under its user.
  on(sessionCleared, () => ({ isReportFormOpen: false }));
});

export const selectIsReportFormOpen = (root: ReportSlice) => root.report.isReportFormOpen;
