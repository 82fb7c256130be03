import { createAction, type PayloadAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

export type AlertType = 'info' | 'success' | 'error';
/** `session` closes the message about a forced logout with its button. */
export type ModalType = 'info' | 'session';

/** Reverts what the alert reports: "Undo". */
export interface AlertUndo {
  label: string;
  action: PayloadAction;
  /** Path below the locale to which what is restored links: that link gets the focus. */
  restores?: string;
}

interface AlertOptions {
  undo?: AlertUndo;
  /** Names the alert for who hides it. */
  id?: string;
}

export const alertShown = createAction(
  'messages/alertShown',
  (message: string, type: AlertType = 'info', { undo, id }: AlertOptions = {}) => ({
    message,
    type,
    undo: undo ?? null,
    id: id ?? null,
  }),
);
/** Hides the alert with this id, if it is still shown; without an id, whichever is shown. */
export const alertHidden = createAction('messages/alertHidden', (id: string | null = null) => id);

export interface ModalContent {
  type: ModalType;
  title: string;
  content: string;
  /** Default: "OK". */
  okText?: string;
}

export const modalShown = createAction('messages/modalShown', (modal: ModalContent) => modal);
export const modalHidden = createAction('messages/modalHidden');

export interface AlertState {
  show: boolean;
  message: string;
  type: AlertType;
  undo: AlertUndo | null;
  id: string | null;
}

export interface ModalState {
  visible: boolean;
  type: ModalType;
  title: string;
  content: string;
  /** Empty: "OK" in the current language. */
  okText: string;
}

const noAlert: AlertState = { show: false, message: '', type: 'info', undo: null, id: null };
const noModal: ModalState = { visible: false, type: 'info', title: '', content: '', okText: '' };

export interface MessagesSlice {
  alert: AlertState;
  modal: ModalState;
}

export const messagesReducers = {
  alert: createReducer<AlertState>(noAlert, (on) => {
    on(alertShown, (_, alert) => ({ show: true, ...alert }));
    on(alertHidden, (state, id) => (id === null || id === state.id ? noAlert : undefined));
  }),
  modal: createReducer<ModalState>(noModal, (on) => {
    on(modalShown, (_, { type, title, content, okText = '' }) => ({ visible: true, type, title, content, okText }));
    on(modalHidden, () => noModal);
  }),
};

export const selectAlert = (root: MessagesSlice) => root.alert;
export const selectModal = (root: MessagesSlice) => root.modal;
