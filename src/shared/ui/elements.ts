import type { ReactElement } from 'react';

/**
 * Content without bare text. Translators of browsers replace text nodes; React can still change a text that is the only
 * child of its element.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;

/** One text, or elements. */
export type Content = string | Elements;
