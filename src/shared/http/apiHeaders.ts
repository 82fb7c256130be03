/** Who calls the API: what its headers say. */
export interface Caller {
  /** `hk` */
  region: string;
  token: string | null;
  deviceId: string;
  os: string;
}

/** Returns the headers of every call to the API. */
export function apiHeaders({ region, token, deviceId, os }: Caller): Record<string, string> {
  return {
    'Region-Name': region,
    // Browsers drop a `User-Agent` that a script sets.
    'X-User-Agent': JSON.stringify({ device_id: deviceId, os, platform: 'web' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}
