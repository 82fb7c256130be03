import type { ReactElement } from 'react';

/**
 * Content without bare text. Translators of browsers replace text nodes. React then changes one that is no longer shown,
 * or fails to insert before it; only what is in an element with a text as its only child is replaced as a whole.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

/** One text, or elements. */
export type Content = string | Elements;
