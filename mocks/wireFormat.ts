const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Converts a value to its wire format: keys in snake_case, and media URLs made absolute with `origin` ('' keeps them
 * relative to the page). Other values never change.
 */
export function toWireFormat(value: unknown, origin = ''): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => toWireFormat(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [snake(key), toWireFormat(item, origin)]));
}
