import { describe, expect, it, vi } from 'vitest';
import { instant, link, named, subject } from './fixtures.test-support';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';
import { readAppLaunchResponse, readLoginResponse, readUserResponse, userSchema } from './user';

const user = {
  userId: 'u1',
  externalId: 's1',
  firstName: 'Kit',
  lastName: 'Lau',
  username: 'kit',
  email: 'kit@lantern.example',
  profilePicUrl: '/kit.svg',
  role: { name: 'student' },
  region: { name: 'hk' },
  loginType: 'now_tv',
  isNowTvUser: false,
  requiredFields: ['role', 'phone_number'],
  gradeLevel: named,
  schoolType: named,
  ranking: 'upper',
  subjects: [subject],
  phoneNumber: '91234567',
  phoneVerified: true,
  faqLinks: [link],
};
const userDefaults = {
  userId: '',
  externalId: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  avatar: null,
  role: null,
  region: null,
  loginType: '',
  isNowTVUser: false,
  requiredFields: [],
  gradeLevel: null,
  schoolType: null,
  ranking: null,
  subjects: [],
  phoneNumber: null,
  phoneVerified: false,
  faqLinks: [],
};

describeTolerance('user', userSchema, {
  input: { ...user, loginType: 'email' },
  changed: { avatar: '/kit.svg', isNowTVUser: false },
  renamed: { profilePicUrl: 'avatar', isNowTvUser: 'isNowTVUser' },
  defaults: userDefaults,
});

describe('a user', () => {
  const reader = createParser(userSchema);

  it('comes from now_tv by login type or by flag', () => {
    expect([user, { isNowTvUser: true }, { loginType: 'email' }].map((one) => reader(one).isNowTVUser)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has no role, region or required field that the product does not know', () => {
    const one = reader({ role: { name: 'admin' }, region: { name: 'xx' }, requiredFields: ['role', 'shoe_size'] });
    expect(one).toMatchObject({ role: null, region: null, requiredFields: ['role'] });
  });

  it('is part of the responses of launch, log-in and profile', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readUserResponse({ user: {} }).user).toEqual(userDefaults);
    expect(readLoginResponse({ token: 't', user }).token).toBe('t');
    for (const data of [
      null,
      {},
      { user },
      { token: '', user },
      { token: 't' },
      { token: 7, user },
      { token: 't', user: null },
    ])
      expect(() => readLoginResponse(data)).toThrow('Unusable');
    for (const data of [null, {}, { user: null }, { user: 'x' }])
      expect(() => readUserResponse(data)).toThrow('Unusable');
    expect(readAppLaunchResponse({ serverTime: instant, user })).toEqual({ serverTime: instant });
    for (const data of [null, {}, { serverTime: null }, { serverTime: 'now' }, { user }])
      expect(() => readAppLaunchResponse(data)).toThrow('Unusable');
  });
});
