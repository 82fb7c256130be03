/** Whether this device reminds the student of sessions; off until the student turns it on. */
import { combineReducers } from 'redux';
import { sessionCleared } from '@/platform/session/state';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

/** The student turns reminders on or off. Dispatch it in the press itself: the browser then asks for the permission. */
export const reminderToggled = createAction('reminders/toggled', (on: boolean) => on);
/** Reminders are on or off now. */
export const remindersChanged = createAction('reminders/changed', (isOn: boolean) => isOn);

export interface RemindersSlice {
  reminders: { isOn: boolean };
}

export const remindersReducer = combineReducers({
  isOn: createReducer<boolean>(false, (on) => {
    on(remindersChanged, (_, isOn) => isOn);
    on(sessionCleared, () => false);
  }),
});

export const selectRemindersOn = (root: RemindersSlice) => root.reminders.isOn;
