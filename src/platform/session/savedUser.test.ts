import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { readUserResponse } from '@/shared/entities/user';
import { landingUrl } from './landing';
import { forgetUser, hasSavedUser, readSavedUser, saveUser } from './savedUser';
import { isTabMessage } from './tabMessages';

const { user } = readUserResponse({
  user: {
    userId: 'u-1',
    externalId: 'X77',
    phoneNumber: '+85291234567',
    firstName: 'Kit',
    lastName: 'Chan',
    username: 'kit',
    email: 'kit@lantern.example',
    profilePicUrl: '/media/people/1.svg',
    role: { name: 'student' },
    region: { name: 'tw' },
    loginType: 'email',
    isNowTvUser: true,
    requiredFields: ['role'],
    gradeLevel: { id: 1, name: 'S1' },
    subjects: [{ id: 2, name: 'Maths', key: 'maths' }],
    ranking: 'top',
    faqLinks: [{ title: 'Help', url: 'https://help.example/' }],
  },
});

describe('the saved user', () => {
  it('comes back with what is needed before the profile is loaded', () => {
    const storage = memoryStorage();
    expect(hasSavedUser(storage)).toBe(false);
    saveUser(storage, user);
    expect(hasSavedUser(storage)).toBe(true);
    expect(readSavedUser(storage)).toEqual({
      ...readUserResponse({ user: {} }).user,
      userId: 'u-1',
      firstName: 'Kit',
      avatar: '/media/people/1.svg',
      region: { name: 'tw' },
      requiredFields: ['role'],
      gradeLevel: { id: 1, name: 'S1' },
      subjects: [{ id: 2, name: 'Maths', key: null, description: '' }],
    });
    expect(JSON.stringify(storage.get('user'))).not.toMatch(/lantern.example|Chan|X77|"username"|9123|top/);
    saveUser(storage, { ...user, firstName: '' });
    expect(readSavedUser(storage)).toMatchObject({ firstName: '', username: 'kit' });
    forgetUser(storage);
    expect([hasSavedUser(storage), readSavedUser(storage)]).toEqual([false, null]);
  });

  it.each(['text', 5, [], { userId: 5 }, null])('is nobody when %j is stored', (stored) => {
    const storage = memoryStorage();
    storage.set('user', stored);
    expect(readSavedUser(storage)).toBeNull();
  });
});

describe('where a session leads', () => {
  const origin = 'https://app.example';
  const whole = { ...user, requiredFields: [] };
  const setup = '/zh-tw/account/setup';
  it.each<[who: string, typeof user | null, next: string | null, url: string]>([
    ['next', whole, '/zh-tw/course/1?tab=a#b', '/zh-tw/course/1?tab=a#b'],
    ['home of the user’s region', whole, null, '/zh-tw'],
    ['the same for a hostile next', whole, '//evil.example/zh-tw', '/zh-tw'],
    ['the same for the login page', whole, '/en-hk/login', '/zh-tw'],
    ['home where the user stands, without a region', { ...whole, region: null }, null, '/en-hk'],
    ['home where the visitor stands, while the user is unknown', null, 'https://evil.example/en-hk', '/en-hk'],
    ['the set-up while the profile lacks something', user, null, setup],
    [
      'the set-up, and from there to next',
      user,
      '/zh-tw/course/1?tab=a',
      `${setup}?next=%2Fzh-tw%2Fcourse%2F1%3Ftab%3Da`,
    ],
    ['the set-up, and from there home for a hostile next', user, '//evil.example/zh-tw', setup],
    ['the set-up as it was left', user, `${setup}?section=phone&next=%2Fzh-tw`, `${setup}?section=phone&next=%2Fzh-tw`],
    ['the settings, when they are next', whole, setup, setup],
  ])('%s', (_, who, next, url) => expect(landingUrl(who, 'en-hk', next, origin)).toBe(url));
});

describe('what another tab says', () => {
  it.each([{ type: 'started' }, { type: 'cleared', ended: null }, { type: 'cleared', ended: 'devices' }])(
    '%j is understood',
    (message) => expect(isTabMessage(message)).toBe(true),
  );
  it.each([
    null,
    'started',
    5,
    [],
    {},
    { type: 'other' },
    { type: 'other', ended: null },
    { type: 'cleared' },
    { type: 'cleared', ended: 'x' },
    { type: 'cleared', ended: 1 },
  ])('%j is not', (message) => expect(isTabMessage(message)).toBe(false));
});
