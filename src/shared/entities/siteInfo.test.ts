import { describe, expect, it } from 'vitest';
import { link } from './fixtures.test-support';
import { createParser } from './parser';
import { readSiteInfoResponse, siteInfoSchema } from './siteInfo';

const site = {
  faq: 'https://faq.example',
  offering: ['course', 'live'],
  multipleOfferingMode: true,
  regularClassCampaignLinks: [link],
  courseCampaignLinks: [link],
  activityLinks: [link],
  showInstructorBtn: { course: true, liveTopic: true },
  footerFaq: [link],
};

describe('site info', () => {
  const defaults = {
    zendeskFAQLink: null,
    offerings: [],
    multipleOfferingMode: false,
    showInstructorBtn: { course: false, liveTopic: false },
    campaignLinks: { regularClass: [], course: [], activity: [] },
    footerFaq: [],
  };
  const complete = {
    zendeskFAQLink: site.faq,
    offerings: site.offering,
    multipleOfferingMode: true,
    showInstructorBtn: site.showInstructorBtn,
    campaignLinks: { regularClass: [link], course: [link], activity: [link] },
    footerFaq: [link],
  };

  it('carries the specification’s names', () => {
    expect(readSiteInfoResponse(site)).toEqual(complete);
    expect(readSiteInfoResponse({ ...site, faq: null, zendeskFaqLink: 'https://z.example' }).zendeskFAQLink).toBe(
      'https://z.example',
    );
    expect(readSiteInfoResponse({})).toEqual(defaults);
  });

  it.each([
    ['faq', { zendeskFAQLink: null }],
    ['offering', { offerings: [] }],
    ['multipleOfferingMode', { multipleOfferingMode: false }],
    ['regularClassCampaignLinks', { campaignLinks: { ...complete.campaignLinks, regularClass: [] } }],
    ['courseCampaignLinks', { campaignLinks: { ...complete.campaignLinks, course: [] } }],
    ['activityLinks', { campaignLinks: { ...complete.campaignLinks, activity: [] } }],
    ['showInstructorBtn', { showInstructorBtn: defaults.showInstructorBtn }],
    ['footerFaq', { footerFaq: [] }],
  ])('does without %s', (key, expected) => {
    for (const bad of [null, undefined, 7, 'x'.repeat(key === 'faq' ? 0 : 1)])
      expect(createParser(siteInfoSchema)({ ...site, [key]: bad })).toEqual({ ...complete, ...expected });
  });

  it('throws when there is none', () => {
    for (const data of [undefined, null, [], 'x']) expect(() => readSiteInfoResponse(data)).toThrow('Unusable');
  });
});
