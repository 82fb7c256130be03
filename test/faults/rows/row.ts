import type { UnknownAction } from 'redux';
import type { OrderRequest } from '@/domain/order/state';
import type { EndpointName } from '@/shared/http/endpoints';

export const student = 'student@lantern.example';

/** A read operation's actions, as `fetchActions` and `pagedListActions` make them. */
export interface Load {
  clear(): UnknownAction;
  request(params: never): UnknownAction;
  /** Only lists have it. */
  retry?: () => UnknownAction;
}

interface Called {
  endpoint: EndpointName;
  /** The page on which the call is made. */
  page: string;
  /** The account that must be logged in; default: a guest. */
  as?: string;
}

/** A read of a page. */
export interface Read extends Called {
  /**
   * `quiet`: a part of the page shows the failure with Retry. `main entity`: the page is about this data, and not found
   * without it. `silent`: optional content.
   */
  kind: 'quiet' | 'main entity' | 'silent';
  /** One call may fill several loads. */
  load: Load | readonly Load[];
  /** The text shown when it failed; '' for a silent one. */
  errorText: string;
  /** Name of the button that repeats the request; default: Retry. */
  retry?: string;
  /** Action that makes the call; default: opening the page. */
  action?: () => UnknownAction;
  /** No key of the response's data is required. */
  optional?: boolean;
}

/** A visitor's action; an alert says why it failed, and so does a form, which keeps its input. */
export interface Write extends Called {
  kind: 'alert' | 'form';
  action: () => UnknownAction;
  /** Key of the form's state below `forms`. */
  form?: string;
  /** Labels and values of the input. */
  keeps?: Readonly<Record<string, string>>;
  /**
   * How its success shows: the visitor is logged in, or sees a text. `later`: the text when the response leaves the
   * outcome open.
   */
  done: 'logged in' | { text: string; later?: string };
  /** Where a login may navigate besides the home page: to complete the profile. */
  leads?: string;
}

/** A watched position: stored until the server has accepted it. */
export interface Outbox extends Called {
  kind: 'outbox';
  action: () => UnknownAction;
}

/** A call of the app itself, whose outcome is never shown. */
export interface Background extends Called {
  kind: 'background';
  /** Action that makes the call; default: opening the app. */
  action?: () => UnknownAction;
}

/** A call about an existing order. */
export interface OrderCall extends Called {
  endpoint: 'order' | 'orderByKey';
  kind: 'orderCall';
  order: OrderRequest;
  action?: never;
}

export type Row = Read | Write | Outbox | Background | OrderCall;

export const home = '/en-hk';
export const courses = '/en-hk/course';
export const classes = '/en-hk/regular-class';
export const course = `${courses}/101`;
export const read = (
  endpoint: EndpointName,
  load: Read['load'],
  errorText: string,
  more: Partial<Read> = {},
): Read => ({
  endpoint,
  page: home,
  kind: 'quiet',
  load,
  errorText,
  ...more,
});
export const silent = { kind: 'silent', optional: true } as const;
export const asStudent = { as: student };
export const continuePage = { ...asStudent, page: '/en-hk/my-learning/continue' };
/** A free course. */
export const freeCourse = `${courses}/201`;
export const setup = { ...asStudent, page: '/en-hk/account/setup' } as const;
