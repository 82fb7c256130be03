/** Ids in addresses: what is not exactly an id is not found, without asking the server. */

const pattern = /^[1-9]\d{0,14}$/;

/** A positive integer without leading zero, up to 15 digits. */
export function isId(text: string): boolean {
  return pattern.test(text);
}

/** The id an address names, or null when it is not exactly an id. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && isId(text) ? Number(text) : null;
}

/** The lists of instructors: in `/instructors/{x}` digits are an id, one of these a type, and nothing else is found. */
export const instructorTypes = ['course', 'live-topic', 'all'] as const;
export type InstructorType = (typeof instructorTypes)[number];

/** A random UUID, also on plain http, where `crypto.randomUUID` does not exist. */
export function createUuid(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
