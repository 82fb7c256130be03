import type { Channel } from '@/shared/config/contact';
import { env } from '@/shared/config/env';
import type { Region } from '@/shared/i18n/locales';
import type { LinkType } from './state';

export interface ContactLink {
  channel: Channel;
  url: string;
}

/** Returns the region's contact link or free-trial link; null when none is configured. */
export function contactLink(region: Region, linkType: LinkType): ContactLink | null {
  const contact = env.contacts[region];
  if (!contact) return null;
  const { channel, url, freeTrialUrl } = contact;
  return { channel, url: (linkType === 'freeTrial' && freeTrialUrl) || url };
}
