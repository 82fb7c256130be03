import { type Channel, type Region, regions } from '@/shared/i18n/locales';
import { safeUrl } from '@/shared/lib/redirect';
import type { LinkType } from './reducer';

export interface ContactLink {
  channel: Channel;
  /** Null when the region's address is not one that may be opened. */
  url: string | null;
}

/** How a region's students reach a person, and where they ask for a free trial. */
export function contactLink(region: Region, linkType: LinkType): ContactLink {
  const { channel, contactUrl, freeTrialUrl } = regions[region];
  return { channel, url: safeUrl(linkType === 'freeTrial' ? freeTrialUrl : contactUrl) };
}
