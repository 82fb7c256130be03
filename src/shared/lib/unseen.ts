/** Characters of a name, an address or a key, which means something else when it is cut. */
export const longestName = 10_000;

/** Control characters without tab and line breaks, and marks that change the direction of the text after them. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

export const removeUnseen = (text: string): string => text.replace(unseen, '');
