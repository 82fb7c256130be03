import type { Catalogue } from '../catalogue/catalogueTypes';

/** A region that offers nothing, for tests: every list is empty, every block absent. */
export function emptyCatalogue(region: string, locale: string): Catalogue {
  return {
    region,
    locale,
    levels: [],
    subjects: [],
    subjectIdsByLevel: {},
    subjectCategories: [],
    schoolTypes: [],
    leadGroups: [],
    library: { title: '', description: '' },
    courseGroups: [],
    instructors: [],
    courses: [],
    topics: [],
    collections: [],
    posts: [],
    banners: [],
    heroSections: [],
    marquees: { home: null, regular_class: null, course: null },
    upsellBanners: { home: null, regular_class: null, course: null },
    promotions: { course: null, live: null },
    homePageId: 1,
    siteInfo: {
      faq: '',
      offering: [],
      multipleOfferingMode: false,
      regularClassCampaignLinks: [],
      courseCampaignLinks: [],
      activityLinks: [],
      showInstructorBtn: { course: false, liveTopic: false },
      footerFaq: [],
    },
  };
}
