/** Whether the report form is open; the form itself comes when it is opened for the first time. */
import { sessionCleared } from '@/core/session/actions';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

export const reportActions = {
  /** Opens the form, or closes it. */
  toggle: createAction('report/toggled'),
  close: createAction('report/closed'),
};

export interface ReportSlice {
  report: { isReportFormOpen: boolean };
}

export const reportReducer = createReducer<ReportSlice['report']>({ isReportFormOpen: false }, (on) => {
  on(reportActions.toggle, ({ isReportFormOpen }) => ({ isReportFormOpen: !isReportFormOpen }));
  on(reportActions.close, () => ({ isReportFormOpen: false }));
  // What was typed waits under its user; the way to the login page must be free.
  on(sessionCleared, () => ({ isReportFormOpen: false }));
});

export const selectIsReportFormOpen = (root: ReportSlice) => root.report.isReportFormOpen;
