/** Accounts for logging in at once: their names, and what each demonstrates. */
import type { Region } from '@/shared/i18n/locales';
import type { Account } from './state';

export const demoPassword = 'lantern-demo';
const minute = 60_000;

export interface DemoAccount {
  email: string;
  region: Region;
  firstName: string;
  lastName: string;
  /** Purpose of the account, in a few English words. */
  shows: string;
  /** True: has a profile, courses, a class and lessons begun. False: the onboarding is still to do. */
  hasDemoContent: boolean;
  /** Has ordered a course that has not begun. */
  hasPreOrder?: true;
  /** Differences from a student who logs in by email. */
  overrides?: Partial<Pick<Account, 'role' | 'loginType' | 'tokenLifeMs'>>;
}

/** In the order of creation, which determines their ids. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'student@lantern.example',
    region: 'hk',
    firstName: 'Kit',
    lastName: 'Chan',
    shows: 'student in Hong Kong, in the middle of things',
    hasDemoContent: true,
  },
  {
    email: 'tw@lantern.example',
    region: 'tw',
    firstName: '品妍',
    lastName: '林',
    shows: 'student in Taiwan',
    hasDemoContent: true,
  },
  {
    email: 'new@lantern.example',
    region: 'hk',
    firstName: 'Sam',
    lastName: 'Lee',
    shows: 'new student, onboarding to do',
    hasDemoContent: false,
  },
  {
    email: 'expiring@lantern.example',
    region: 'hk',
    firstName: 'Jo',
    lastName: 'Wong',
    shows: 'student whose session ends after 5 minutes',
    hasDemoContent: true,
    overrides: { tokenLifeMs: 5 * minute },
  },
  {
    email: 'parent@lantern.example',
    region: 'sg',
    firstName: 'Hui Ling',
    lastName: 'Tan',
    shows: 'parent in Singapore',
    hasDemoContent: true,
    overrides: { role: 'parent' },
  },
  {
    email: 'nowtv@lantern.example',
    region: 'hk',
    firstName: 'Yan',
    lastName: 'Ho',
    shows: 'student who came through now TV, with a course that has not begun',
    hasDemoContent: true,
    hasPreOrder: true,
    overrides: { loginType: 'now_tv' },
  },
  {
    email: 'vn@lantern.example',
    region: 'vn',
    firstName: 'An',
    lastName: 'Nguyễn',
    shows: 'student in Vietnam',
    hasDemoContent: true,
  },
  {
    email: 'au@lantern.example',
    region: 'au',
    firstName: 'Ella',
    lastName: 'Nguyen',
    shows: 'student in Australia',
    hasDemoContent: true,
  },
  {
    email: 'id@lantern.example',
    region: 'id',
    firstName: 'Nadia',
    lastName: 'Putri',
    shows: 'student in Indonesia',
    hasDemoContent: true,
  },
  {
    email: 'jp@lantern.example',
    region: 'jp',
    firstName: '美咲',
    lastName: '田中',
    shows: 'student in Japan',
    hasDemoContent: true,
  },
  {
    email: 'kr@lantern.example',
    region: 'kr',
    firstName: '하은',
    lastName: '김',
    shows: 'student in Korea',
    hasDemoContent: true,
  },
  {
    email: 'my@lantern.example',
    region: 'my',
    firstName: 'Balqis',
    lastName: 'Azman',
    shows: 'student in Malaysia',
    hasDemoContent: true,
  },
  {
    email: 'nz@lantern.example',
    region: 'nz',
    firstName: 'Aroha',
    lastName: 'Williams',
    shows: 'student in New Zealand',
    hasDemoContent: true,
  },
  {
    email: 'sg@lantern.example',
    region: 'sg',
    firstName: 'Wei Ling',
    lastName: 'Lim',
    shows: 'student in Singapore',
    hasDemoContent: true,
  },
  {
    email: 'th@lantern.example',
    region: 'th',
    firstName: 'มินตรา',
    lastName: 'วงศ์ไทย',
    shows: 'student in Thailand',
    hasDemoContent: true,
  },
];
