import { createReducer } from '@/shared/duck/reducer';
import {
  type AlertType,
  type AlertUndo,
  alertHidden,
  alertShown,
  type ModalType,
  modalHidden,
  modalShown,
} from './actions';

export interface AlertState {
  show: boolean;
  message: string;
  type: AlertType;
  undo: AlertUndo | null;
}

export interface ModalState {
  visible: boolean;
  type: ModalType;
  title: string;
  content: string;
  /** Empty: "OK" in the current language. */
  okText: string;
}

const noAlert: AlertState = { show: false, message: '', type: 'info', undo: null };
const noModal: ModalState = { visible: false, type: 'info', title: '', content: '', okText: '' };

export interface MessagesSlice {
  alert: AlertState;
  modal: ModalState;
}

export const messagesReducers = {
  alert: createReducer<AlertState>(noAlert, (on) => {
    on(alertShown, (_, { message, type, undo }) => ({ show: true, message, type, undo }));
    on(alertHidden, () => noAlert);
  }),
  modal: createReducer<ModalState>(noModal, (on) => {
    on(modalShown, (_, { type, title, content, okText = '' }) => ({ visible: true, type, title, content, okText }));
    on(modalHidden, () => noModal);
  }),
};

export const selectAlert = (root: MessagesSlice) => root.alert;
export const selectModal = (root: MessagesSlice) => root.modal;
