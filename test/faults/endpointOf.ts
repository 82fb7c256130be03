import { type EndpointName, endpoints } from '@/shared/http/endpoints';

const rows = Object.entries(endpoints).map(([name, { method, version, path }]) => ({
  name: name as EndpointName,
  method,
  placeholders: path.split('{').length - 1,
  // The text between placeholders has no special characters of patterns.
  pattern: new RegExp(`^/api/v${version}/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
rows.sort((a, b) => a.placeholders - b.placeholders);

/** Returns the row of the endpoint table for a call, by its method and path; the more specific path wins. */
export function endpointOf(method: string, pathname: string): EndpointName {
  const row = rows.find((one) => one.method === method && one.pattern.test(pathname));
  if (!row) throw new Error(`${method} ${pathname} is no endpoint`);
  return row.name;
}
