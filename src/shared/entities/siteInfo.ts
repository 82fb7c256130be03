/** Site configuration. */
import * as v from 'valibot';
import { instructorButton, linkSchema } from './common';
import { flag, optionalText, texts } from './fields';
import { list, read, shape } from './read';

/** The API's flat link lists become `campaignLinks`, its `faq` becomes `zendeskFAQLink`. */
export const siteInfoSchema = v.pipe(
  shape({
    faq: optionalText,
    zendeskFaqLink: optionalText,
    offering: texts,
    multipleOfferingMode: flag,
    regularClassCampaignLinks: list(linkSchema),
    courseCampaignLinks: list(linkSchema),
    activityLinks: list(linkSchema),
    showInstructorBtn: instructorButton,
    footerFaq: list(linkSchema),
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
