import { createAction } from '@/shared/duck/action';
import type { ContactProps } from './reducer';

/** Actions of the help widget; all except the props are tracked. */
export const contactActions = {
  /** The help button. */
  toggle: createAction('contact/toggled'),
  open: createAction('contact/opened'),
  /** Opens the panel with the region's free-trial link and text. */
  openFromFreeTrial: createAction('contact/openedFromFreeTrial'),
  close: createAction('contact/closed'),
  setProps: createAction('contact/propsSet', (props: ContactProps) => props),
  pressLink: createAction('contact/linkPressed'),
  showQr: createAction('contact/qrShown'),
};
