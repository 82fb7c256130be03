const addresses = import.meta.glob<string>('./files/**/*.{mp4,m4s,m3u8,vtt}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns a reader of media files that a build with mocks contains as assets; each is fetched once. */
export function createMediaFetcher(): (path: string) => Promise<Uint8Array<ArrayBuffer> | null> {
  const fetched = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  const load = async (address: string) => {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  };
  return (path) => {
    const address = addresses[`./files/${path}`];
    if (address === undefined) return Promise.resolve(null);
    const known = fetched.get(path) ?? load(address);
    fetched.set(path, known);
    return known;
  };
}
