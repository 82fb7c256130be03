import { createAction } from '@/shared/duck/action';
import type { ContactProps } from './reducer';

/** What can be done with the help widget; analytics hears of each but the props. */
export const contactActions = {
  /** The help button. */
  toggle: createAction('contact/toggled'),
  open: createAction('contact/opened'),
  /** With the region's free-trial link, and the words for it. */
  openFromFreeTrial: createAction('contact/openedFromFreeTrial'),
  close: createAction('contact/closed'),
  setProps: createAction('contact/propsSet', (props: ContactProps) => props),
  pressLink: createAction('contact/linkPressed'),
  showQr: createAction('contact/qrShown'),
};
