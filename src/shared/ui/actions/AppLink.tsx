import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this app (`/course/1`, `?tab=x`, `#id`) or an absolute http(s) URL; anything else becomes plain text. */
  href: string;
  /** Replace the history entry instead of adding one; a link to where one is does so by itself. */
  replace?: boolean;
}

const isOwn = (href: string) => /^(?:\/(?![/\\])|[?#])/.test(href);

const isWeb = (href: string) => /^https?:\/\/[^/\s]/i.test(href);

/** A plain click with the main button; with a modifier it asks the browser for a tab, a window or a download. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** The router's own `Link` carries the fetching of framework mode along, three times this whole file's weight. */
function OwnLink({ href, replace, onClick, target, ...rest }: AppLinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const to = href.startsWith('/') ? href : pathname + href;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === pathname + search + hash });
  };
  return <a {...rest} href={to} target={target} onClick={follow} />;
}

/** One anchor for own paths (client-side navigation) and other sites (new tab, no opener, no other schemes). */
export function AppLink({ replace, ...rest }: AppLinkProps) {
  if (isOwn(rest.href)) return <OwnLink {...rest} {...(replace === undefined ? {} : { replace })} />;
  if (isWeb(rest.href)) return <a target="_blank" rel="noopener noreferrer" {...rest} />;
  return <span className={rest.className}>{rest.children}</span>;
}
