import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this app (`/course/1`, `?tab=x`, `#id`) or an absolute http(s) URL; anything else becomes plain text. */
  href: string;
  /** Replace the history entry instead of adding one. */
  replace?: boolean;
  /** Keep the scroll position (tabs and filters in the URL). */
  keepScroll?: boolean;
}

const isOwn = (href: string) => /^(?:\/(?![/\\])|[?#])/.test(href);

const isWeb = (href: string) => /^https?:\/\/[^/\s]/i.test(href);

/** One anchor for own paths (client-side navigation) and other sites (new tab, no opener, no other schemes). */
export function AppLink({ href, replace = false, keepScroll = false, children, ...rest }: AppLinkProps) {
  if (isOwn(href)) {
    return (
      <Link to={href} replace={replace} preventScrollReset={keepScroll} {...rest}>
        {children}
      </Link>
    );
  }
  if (isWeb(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  }
  return <span className={rest.className}>{children}</span>;
}
