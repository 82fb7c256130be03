/** The headers of the API host: these, and a content type with a JSON body, are all that is ever added. */

/** Browsers drop a script-set `User-Agent`, so the device travels under this name. */
const userAgentHeader = 'X-User-Agent';

export interface Identity {
  region: string;
  token: string | null;
  device: { deviceId: string; os: string };
}

export function apiHeaders({ region, token, device }: Identity): Record<string, string> {
  return {
    'Region-Name': region,
    [userAgentHeader]: JSON.stringify({ device_id: device.deviceId, os: device.os, platform: 'web' }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

export const jsonHeaders = { 'Content-Type': 'application/json' };
