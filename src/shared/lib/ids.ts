/** Ids in addresses: an invalid id is not found, without a request. */

/** Source of a regular expression. */
export const idPattern = '[1-9]\\d{0,14}';

const pattern = /* @__PURE__ */ new RegExp(`^${idPattern}$`);

/** Returns whether a text is a positive integer without leading zero, up to 15 digits. */
export function isId(text: string): boolean {
  return pattern.test(text);
}

/** Returns the id in an address; null when it is invalid. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && isId(text) ? Number(text) : null;
}

/**
 * The lists of instructors: in `/instructors/{x}` digits are an id, these values a type, and anything else is not
 * found.
 */
export const instructorTypes = ['course', 'live-topic', 'all'] as const;
export type InstructorType = (typeof instructorTypes)[number];

/** Returns a random UUID, also on plain http, where `crypto.randomUUID` does not exist. */
export function createUuid(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(36));
  // 4 is the version; y is 8, 9, a or b, the variant.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place, index: number) => {
    const digit = (bytes[index] ?? 0) & 15;
    return (place === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });
}

export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
