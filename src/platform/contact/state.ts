import type { ContactEvent } from '@/platform/services/analytics';
import { createAction } from '@/shared/duck/action';
import { createReducer } from '@/shared/duck/reducer';

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

export type LinkType = ContactEvent['linkType'];

/** A page's configuration of the widget. */
export interface ContactProps {
  /** Hides the help button on this page; the page can still open the panel. */
  hidden?: boolean | undefined;
  /** Subject of the page (`course:101`), for analytics. */
  context?: string | undefined;
}

export interface ContactState {
  open: boolean;
  /** Kind of link in the panel that is open, or was last. */
  linkType: LinkType;
  props: ContactProps;
}

export interface ContactSlice {
  contact: ContactState;
}

export const contactReducer = createReducer<ContactState>({ open: false, linkType: 'default', props: {} }, (on) => {
  const openAs = (linkType: LinkType) => (draft: ContactState) => ({ ...draft, open: true, linkType });
  const openDefault = openAs('default');
  const close = (draft: ContactState) => ({ ...draft, open: false });
  on(contactActions.open, openDefault);
  on(contactActions.openFromFreeTrial, openAs('freeTrial'));
  on(contactActions.close, close);
  on(contactActions.toggle, (draft) => (draft.open ? close : openDefault)(draft));
  on(contactActions.setProps, (draft, props) => {
    Object.assign(draft.props, props);
  });
});

export const selectContact = (root: ContactSlice) => root.contact;
