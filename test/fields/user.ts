/** User: which screen of the set-up and the settings shows each field. */
import type { Data, Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

const user: Data = {
  userId: 'u-1',
  firstName: 'Ada',
  lastName: 'Ng',
  email: 'ada@lantern.example',
  role: { name: 'parent' },
  region: { name: 'hk' },
  loginType: 'email',
  requiredFields: [],
};

/** Returns the page of the set-up for an account with other values. */
export const setupPage = (changes: Data = {}, responses: Screen['responses'] = {}): Screen => ({
  at: '/en-hk/account/setup',
  as: student,
  responses: { currentUser: { user: { ...user, ...changes } }, ...responses },
});

const settings = setupPage();

const settingsProofs: Proofs = {
  firstName: [settings, 'Ada Ng'],
  lastName: [settings, 'Ada Ng'],
  email: [settings, 'ada@lantern.example'],
  role: [settings, 'Parent'],
  loginType: [setupPage({ loginType: 'now_tv' }), 'now TV'],
  isNowTvUser: [setupPage({ isNowTvUser: true }), 'now TV'],
  requiredFields: [setupPage({ requiredFields: ['ranking'] }), "How do your child's marks compare with their class?"],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'User, in the settings',
    from: ['currentUser', 'user'],
    proofs: settingsProofs,
    schemas: { userSchema: '' },
  },
];

export const exemptions: Exemptions = [
  [
    'userSchema',
    'the account sheet: `opened.test.tsx`; values of the setup forms; ids that are only sent',
    'externalId faqLinks gradeLevel phoneNumber phoneVerified profilePicUrl ranking region schoolType subjects userId',
  ],
  ['userSchema', 'the name of an account without one', 'username'],
];
