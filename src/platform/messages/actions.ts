import { createAction, type PayloadAction } from '@/shared/duck/action';

export type AlertType = 'info' | 'success' | 'error';
/** `session` closes the message about a forced logout with its button. */
export type ModalType = 'info' | 'session';

/** Reverts what the alert reports: "Undo". */
export interface AlertUndo {
  label: string;
  action: PayloadAction;
}

export const alertShown = createAction(
  'messages/alertShown',
  (message: string, type: AlertType = 'info', undo: AlertUndo | null = null) => ({ message, type, undo }),
);
export const alertHidden = createAction('messages/alertHidden');

export interface ModalContent {
  type: ModalType;
  title: string;
  content: string;
  /** Default: "OK". */
  okText?: string;
}

export const modalShown = createAction('messages/modalShown', (modal: ModalContent) => modal);
export const modalHidden = createAction('messages/modalHidden');
