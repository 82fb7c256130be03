/** Site info; units and names as in `catalogueTypes.ts`. */

export interface SiteInfo {
  faq: string;
  offering: string[];
  multipleOfferingMode: boolean;
  regularClassCampaignLinks: { title: string; url: string }[];
  courseCampaignLinks: { title: string; url: string }[];
  activityLinks: { title: string; url: string }[];
  showInstructorBtn: { course: boolean; liveTopic: boolean };
  footerFaq: { title: string; url: string }[];
}
