import { type EndpointName, endpoints } from '@/shared/http/endpoints';

const rows = Object.entries(endpoints).map(([name, { call }]) => ({
  name: name as EndpointName,
  placeholders: call.split('{').length - 1,
  // The text between placeholders has no special characters of patterns.
  pattern: new RegExp(`^${call.replace(' ', ' /api/').replace(/\{\w+\}/g, '[^/]+')}$`),
}));
rows.sort((a, b) => a.placeholders - b.placeholders);

/** Returns the row of the endpoint table for a call, by its method and path; the more specific path wins. */
export function endpointOf(method: string, pathname: string): EndpointName {
  const row = rows.find((one) => one.pattern.test(`${method} ${pathname}`));
  if (!row) throw new Error(`${method} ${pathname} is no endpoint`);
  return row.name;
}
