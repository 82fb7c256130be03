import { type EndpointName, endpoints } from '@/shared/http/endpoints';

const rows = Object.entries(endpoints).map(([name, { method, version, path }]) => ({
  name: name as EndpointName,
  method,
  placeholders: path.split('{').length - 1,
  // Static text stands between the placeholders; none of it means anything to a pattern.
  pattern: new RegExp(`^/api/v${version}/${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));
rows.sort((a, b) => a.placeholders - b.placeholders);

/** Which row of the endpoint table a call is, by its method and path; the more exact path wins. */
export function endpointOf(method: string, pathname: string): EndpointName {
  const row = rows.find((one) => one.method === method && one.pattern.test(pathname));
  if (!row) throw new Error(`${method} ${pathname} is no endpoint`);
  return row.name;
}
