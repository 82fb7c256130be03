/** Site configuration. */
import * as v from 'valibot';
import { instructorButton, linkSchema } from './common';
import { flag, optionalText, texts } from './fields';
import { list, read, shape } from './read';

/** Links of a menu or of the footer. */
const mostLinks = 30;

/** The API's flat link lists become `campaignLinks`, its `faq` becomes `zendeskFAQLink`. */
export const siteInfoSchema = v.pipe(
  shape({
    faq: optionalText,
    zendeskFaqLink: optionalText,
    offering: texts,
    multipleOfferingMode: flag,
    regularClassCampaignLinks: list(linkSchema, { most: mostLinks }),
    courseCampaignLinks: list(linkSchema, { most: mostLinks }),
    activityLinks: list(linkSchema, { most: mostLinks }),
    showInstructorBtn: instructorButton,
    footerFaq: list(linkSchema, { most: mostLinks }),
  }),
  v.transform((site) => ({
    zendeskFAQLink: site.faq ?? site.zendeskFaqLink,
    offerings: site.offering,
    multipleOfferingMode: site.multipleOfferingMode,
    showInstructorBtn: site.showInstructorBtn,
    campaignLinks: {
      regularClass: site.regularClassCampaignLinks,
      course: site.courseCampaignLinks,
      activity: site.activityLinks,
    },
    footerFaq: site.footerFaq,
  })),
);
export type SiteInfo = v.InferOutput<typeof siteInfoSchema>;

/** `web/guest/site_info`: the site information itself. */
export const readSiteInfoAnswer = read(siteInfoSchema);
