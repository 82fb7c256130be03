/** Site configuration. */
import * as v from 'valibot';
import { instructorButton, linkSchema } from './common';
import { booleanField, optionalTextField, textListField } from './fields';
import { createParser, objectOf, optionalListOf } from './parser';

/** Links of a menu or of the footer. */
const mostLinks = 30;

/** The API's flat link lists become `campaignLinks`, its `faq` becomes `zendeskFAQLink`. */
export const siteInfoSchema = v.pipe(
  objectOf({
    faq: optionalTextField,
    zendeskFaqLink: optionalTextField,
    offering: textListField,
    multipleOfferingMode: booleanField,
    regularClassCampaignLinks: optionalListOf(linkSchema, { most: mostLinks }),
    courseCampaignLinks: optionalListOf(linkSchema, { most: mostLinks }),
    activityLinks: optionalListOf(linkSchema, { most: mostLinks }),
    showInstructorBtn: instructorButton,
    footerFaq: optionalListOf(linkSchema, { most: mostLinks }),
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
export const readSiteInfoResponse = createParser(siteInfoSchema);
