/** Site info: which screen shows each field. */
import type { Data, Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const link = (title: string) => [{ title, url: 'https://lantern.example/more' }];
const site = (at: string, info: Data): Screen => ({ at, responses: { siteInfo: info } });

/** The names are the contract's, which uses `faq` for zendeskFAQLink. */
const siteProofs: Proofs = {
  faq: [site('/en-hk/login', { faq: 'https://help.lantern.example/faq' }), 'href="https://help.lantern.example/faq"'],
  offering: [
    site('/en-hk', { offering: ['live_topic', 'course'], multipleOfferingMode: true }),
    'aria-label="What we offer"',
  ],
  multipleOfferingMode: [
    site('/en-hk', { offering: ['live_topic', 'course'], multipleOfferingMode: true }),
    'aria-label="What we offer"',
  ],
  'showInstructorBtn.course': [site('/en-hk/course', { showInstructorBtn: { course: true } }), 'Meet our teachers'],
  'showInstructorBtn.liveTopic': [
    site('/en-hk/regular-class', { showInstructorBtn: { liveTopic: true } }),
    'Meet our teachers',
  ],
  regularClassCampaignLinks: [
    site('/en-hk/regular-class', { regularClassCampaignLinks: link('Bring a friend') }),
    'Bring a friend',
  ],
  courseCampaignLinks: [site('/en-hk/course', { courseCampaignLinks: link('Exam fortnight') }), 'Exam fortnight'],
  activityLinks: [site('/en-hk/login', { activityLinks: link('Maths night') }), 'Maths night'],
  footerFaq: [site('/en-hk/login', { footerFaq: link('How to pay') }), 'How to pay'],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Site info',
    from: ['siteInfo', ''],
    proofs: siteProofs,
    schemas: { siteInfoSchema: '', instructorButton: 'showInstructorBtn' },
  },
];

export const exemptions: Exemptions = [['siteInfoSchema', 'called `faq` by the contract', 'zendeskFaqLink']];
