/** Contact channels of a region, from the deployment's configuration. */
export const contactChannels = ['whatsapp', 'line', 'kakao', 'zalo'] as const;
export type Channel = (typeof contactChannels)[number];

export interface Contact {
  readonly channel: Channel;
  readonly url: string;
  /** Null when the region offers no free trial. */
  readonly freeTrialUrl: string | null;
}

/** Parses `whatsapp https://… https://…`: the channel, the contact link, the free-trial link. Null when it is empty. */
export function readContact(value: string | undefined): Contact | null {
  const [channel, url, freeTrialUrl = null] = (value ?? '').split(/\s+/).filter(Boolean);
  return channel && url ? { channel: channel as Channel, url, freeTrialUrl } : null;
}
