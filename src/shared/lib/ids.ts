/** Ids in addresses: an invalid id is not found, without a request. */

const pattern = /^[1-9]\d{0,14}$/;

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
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
