import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { closeOverlays } from '../overlay/openOverlays';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this app (`/course/1`, `?tab=x`, `#id`) or an absolute http(s) URL; anything else becomes plain text. */
  href: string;
  /** Replace the history entry instead of adding one; a link to the current address always does. */
  replace?: boolean;
  /** Stored in the history entry; only for a page of the app. */
  state?: unknown;
}

/** Not in a new tab, and not prevented. */
const opensHere = ({ defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);

const isOwn = (href: string) => /^(?:\/(?![/\\])|[?#])/.test(href);

const isWeb = (href: string) => /^https?:\/\/[^/\s]/i.test(href);

/**
 * Renders a link to a page of the app (client-side navigation; closes what is open over the page) or to another site (new
 * tab, no opener, http(s) only).
 */
export function AppLink({ href, replace, state, ...rest }: AppLinkProps) {
  if (isOwn(href)) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.(event);
      if (opensHere(event)) closeOverlays();
    };
    return <Link to={href} state={state} {...rest} onClick={follow} {...(replace === undefined ? {} : { replace })} />;
  }
  if (isWeb(href)) return <a target="_blank" rel="noopener noreferrer" href={href} {...rest} />;
  return <span className={rest.className}>{rest.children}</span>;
}
