import { describe, expect, it, vi } from 'vitest';
import { courseLessonSchema } from './courseLesson';
import { instant, liveLesson, named, noPicture, picture, subject } from './fixtures.test-support';
import { createParser } from './parser';
import { readSiteInfoResponse, siteInfoSchema } from './siteInfo';
import { describeTolerance } from './tolerance.test-support';
import { readAppLaunchResponse, readLoginResponse, readUserResponse, userSchema } from './user';
import {
  readContinueWatchingResponse,
  readUpNextResponse,
  userContentSchema,
  watchedLessonSchema,
} from './userContent';

const link = { title: 'Help', url: 'https://help.example' };
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

const watched = { id: 2, title: 'Limits', duration: 75, progressDuration: 30 };
describeTolerance('watched lesson', watchedLessonSchema, {
  input: watched,
  changed: { pictureUrl: null },
  defaults: { title: '', duration: 0, progressDuration: 0, pictureUrl: null },
  required: ['id'],
});

const content = {
  type: 'course_lesson',
  course: { id: 11, title: 'Calculus', picture, enrollStatus: 'active', subject: null },
  liveTopic: { id: 21, name: 'Mechanics', title: 'Mechanics', pictureUrl: '/t.svg', picture },
  lesson: { ...watched, pictureUrl: null },
  learningProgress: 0.4,
  lastWatchedAt: instant,
};

describe('continue watching', () => {
  const reader = createParser(userContentSchema);

  it('reads a complete entry', () => expect(reader({ ...content, lesson: watched })).toEqual(content));

  it('does without what is optional', () => {
    expect(reader({ course: { id: 11, title: 'Calculus' } })).toEqual({
      type: 'course_lesson',
      course: { id: 11, title: 'Calculus', picture: noPicture, enrollStatus: null, subject: null },
      liveTopic: null,
      lesson: null,
      learningProgress: 0,
      lastWatchedAt: null,
    });
    expect(
      reader({ type: 'film', liveTopic: { id: 21, title: 'Mechanics' }, lesson: 'x', learningProgress: '1' }),
    ).toEqual({
      type: 'live_lesson',
      course: null,
      liveTopic: { id: 21, name: 'Mechanics', title: 'Mechanics', pictureUrl: null, picture: noPicture },
      lesson: null,
      learningProgress: 0,
      lastWatchedAt: null,
    });
  });

  it('takes name, replay length and picture of a live lesson', () => {
    expect(reader({ ...content, lesson: liveLesson }).lesson).toEqual({
      id: 41,
      title: 'Forces',
      duration: 75,
      progressDuration: 30,
      pictureUrl: '/preview.svg',
    });
  });

  it('drops an entry that leads nowhere', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const entries = [{ ...content, lesson: watched }, { lesson: watched }, { course: { id: 1 } }];
    expect(readContinueWatchingResponse({ userContents: entries, totalPages: 1 })).toEqual({
      userContents: [content],
      currentPage: null,
      totalPages: 1,
    });
    expect(warn).toHaveBeenCalledTimes(1);
    for (const data of [null, {}, { userContents: {} }])
      expect(() => readContinueWatchingResponse(data)).toThrow('Unusable');
  });
});

it('may have nothing up next', () => {
  expect(
    [{}, { courseLesson: null, liveLesson: null }, { courseLesson: 7, liveLesson: {} }].map(readUpNextResponse),
  ).toEqual(Array(3).fill({ courseLesson: null, liveLesson: null }));
  expect(readUpNextResponse({ liveLesson }).liveLesson).toEqual(liveLesson);
  expect(
    readUpNextResponse({ courseLesson: { id: 2, title: 'Limits', courseId: 11, courseTitle: 'Calculus' } })
      .courseLesson,
  ).toEqual({
    ...createParser(courseLessonSchema)({ id: 2, title: 'Limits' }),
    courseId: 11,
    courseTitle: 'Calculus',
  });
  for (const data of [undefined, null, 'x']) expect(() => readUpNextResponse(data)).toThrow('Unusable');
});
