/**
 * Stands in for `tldts` in the browser bundle of the mocks. MSW's cookie jar asks it for the registrable domain, for
 * which the real package carries the whole public suffix list; the mocks only ever see their own hosts.
 */
export const getDomain = (host: string): string | null => host || null;
