import { expect, it } from 'vitest';
import { paths } from '@/shared/routing/paths';
import { routes } from '../routes';
import { matchRoute } from './match';

/** Each builder with sample ids, and what the router reads from its path. */
const samples: { [Page in keyof typeof paths]: [path: string, params?: Record<string, string>] } = {
  home: [paths.home()],
  regularClass: [paths.regularClass()],
  upcoming: [paths.upcoming()],
  topics: [paths.topics()],
  schedule: [paths.schedule()],
  subscribed: [paths.subscribed()],
  topic: [paths.topic(11), { id: '11' }],
  liveLesson: [paths.liveLesson(11, 12), { id: '11', lessonId: '12' }],
  syllabusLesson: [paths.syllabusLesson(11, 12), { id: '11', lessonId: '12' }],
  courses: [paths.courses()],
  purchasedCourses: [paths.purchasedCourses()],
  courseGroup: [paths.courseGroup(11), { id: '11' }],
  courseLearning: [paths.courseLearning(11), { id: '11' }],
  courseLearningLesson: [paths.courseLearningLesson(11, 12), { id: '11', lessonId: '12' }],
  course: [paths.course(11), { id: '11' }],
  courseLesson: [paths.courseLesson(11, 12), { id: '11', lessonId: '12' }],
  bundle: [paths.bundle(11), { id: '11' }],
  prepack: [paths.prepack(11), { id: '11' }],
  purchaseSingle: [paths.purchaseSingle(11), { id: '11' }],
  purchaseBundle: [paths.purchaseBundle(11), { id: '11' }],
  purchasePrepack: [paths.purchasePrepack(11), { id: '11' }],
  instructor: [paths.instructor(11), { id: '11' }],
  instructorItems: [paths.instructorItems(11, 'course'), { id: '11', type: 'course' }],
  instructors: [paths.instructors('live-topic'), { type: 'live-topic' }],
  tutors: [paths.tutors()],
  myLearning: [paths.myLearning()],
  continueWatching: [paths.continueWatching()],
  accountSetup: [paths.accountSetup()],
  login: [paths.login()],
  signup: [paths.signup()],
  post: [paths.post(11), { id: '11' }],
};

it('has one builder for each route, named as its id', () => {
  expect(Object.keys(paths).sort()).toEqual(routes.map(({ id }) => id).sort());
});

it.each(Object.entries(samples))('builds the path of %s', (id, [path, params = {}]) => {
  const match = matchRoute(path);
  expect({ id: match?.route.id, params: match?.params }).toEqual({ id, params });
});

it.each([
  ['login', '/login'],
  ['signup', '/signup'],
  ['accountSetup', '/account/setup'],
] as const)('%s keeps `next` complete', (page, path) => {
  const next = '/zh-hk/course/101?tab=a&b=%E4%B8%AD%20+1#part=2';
  const url = new URL(paths[page](next), 'https://lantern.example');
  expect([url.pathname, url.hash, [...url.searchParams]]).toEqual([path, '', [['next', next]]]);
  expect(paths[page](null)).toBe(path);
});
