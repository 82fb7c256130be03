import type { Channel } from '@/shared/config/contact';
import { env } from '@/shared/config/env';
import type { Region } from '@/shared/i18n/locales';
import type { LinkType } from './reducer';

export interface ContactLink {
  channel: Channel;
  url: string;
}

/** How a region's students reach a person, and where they ask for a free trial. Null where no contact is configured. */
export function contactLink(region: Region, linkType: LinkType): ContactLink | null {
  const contact = env.contacts[region];
  if (!contact) return null;
  const { channel, url, freeTrialUrl } = contact;
  return { channel, url: (linkType === 'freeTrial' && freeTrialUrl) || url };
}
