import type { ContactEvent } from '@/platform/services/analytics';
import { createReducer } from '@/shared/duck/reducer';
import { contactActions } from './actions';

export type LinkType = ContactEvent['linkType'];

/** What a page can configure in the widget. */
export interface ContactProps {
  /** Hides the help button on this page; the page can still open the panel. */
  hidden?: boolean | undefined;
  /** Moves the button above a buy bar. */
  raised?: boolean | undefined;
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
