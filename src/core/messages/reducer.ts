import { createReducer } from '@/shared/duck/reducer';
import { type AlertType, alertHidden, alertShown, type ModalType, modalHidden, modalShown } from './actions';

export interface AlertState {
  show: boolean;
  message: string;
  type: AlertType;
}

export interface ModalState {
  visible: boolean;
  type: ModalType;
  title: string;
  content: string;
  /** Empty: the word "OK" of the current language. */
  okText: string;
}

const noAlert: AlertState = { show: false, message: '', type: 'info' };
const noModal: ModalState = { visible: false, type: 'info', title: '', content: '', okText: '' };

export interface MessagesSlice {
  alert: AlertState;
  modal: ModalState;
}

export const messagesReducers = {
  alert: createReducer<AlertState>(noAlert, (on) => {
    on(alertShown, (_, { message, type }) => ({ show: true, message, type }));
    on(alertHidden, () => noAlert);
  }),
  modal: createReducer<ModalState>(noModal, (on) => {
    on(modalShown, (_, { type, title, content, okText = '' }) => ({ visible: true, type, title, content, okText }));
    on(modalHidden, () => noModal);
  }),
};

export const selectAlert = (root: MessagesSlice) => root.alert;
export const selectModal = (root: MessagesSlice) => root.modal;
