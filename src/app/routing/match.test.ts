import { describe, expect, it } from 'vitest';
import { routes } from '../routes';
import { matchRoute } from './match';

const idOf = (path: string) => matchRoute(path)?.route.id ?? null;

const paths: [path: string, id: string][] = [
  ['/', 'home'],
  ['/regular-class', 'regularClass'],
  ['/regular-class/upcoming', 'upcoming'],
  ['/regular-class/topics', 'topics'],
  ['/regular-class/schedule', 'schedule'],
  ['/regular-class/subscribed', 'subscribed'],
  ['/regular-class/topics/12', 'topic'],
  ['/regular-class/topics/12/lesson/3', 'liveLesson'],
  ['/regular-class/topics/12/syllabus-lesson/3', 'syllabusLesson'],
  ['/course', 'courses'],
  ['/course/subscribed', 'purchasedCourses'],
  ['/course/group/4', 'courseGroup'],
  ['/course/learning/5', 'courseLearning'],
  ['/course/learning/5/lesson/6', 'courseLearningLesson'],
  ['/course/5', 'course'],
  ['/course/5/lesson/6', 'courseLesson'],
  ['/bundle/9', 'bundle'],
  ['/prepack/9', 'prepack'],
  ['/purchase/single/9', 'purchaseSingle'],
  ['/purchase/bundle/9', 'purchaseBundle'],
  ['/purchase/prepack/9', 'purchasePrepack'],
  ['/instructors/8', 'instructor'],
  ['/instructors/course', 'instructors'],
  ['/instructors/live-topic', 'instructors'],
  ['/instructors/all', 'instructors'],
  ['/instructors/8/course', 'instructorItems'],
  ['/instructors/8/live-topic', 'instructorItems'],
  ['/tutors', 'tutors'],
  ['/my-learning', 'myLearning'],
  ['/my-learning/continue', 'continueWatching'],
  ['/account/setup', 'accountSetup'],
  ['/login', 'login'],
  ['/signup', 'signup'],
  ['/POST/1', 'post'],
];

describe('the route of a path', () => {
  it.each(paths)('%s → %s', (path, id) => expect(idOf(path)).toBe(id));

  it('is known for every route of the table', () => {
    expect(new Set(paths.map(([, id]) => id))).toEqual(new Set(routes.map(({ id }) => id)));
  });

  it.each([
    '/post/1',
    '/Course/5',
    '/LOGIN',
    '/course/05',
    '/course/0',
    '/course/-5',
    '/course/5.0',
    '/course/1e3',
    '/course/abc',
    '/course/5abc',
    '/course/1234567890123456',
    '/course/%35',
    '/course/5%20',
    '/course/٥',
    '/course/%E0%A4%A',
    '/course/5/lesson/06',
    '/course/5/lesson',
    '/course//5',
    '//course/5',
    '/instructors',
    '/instructors/x',
    '/instructors/Course',
    '/instructors/toString',
    '/instructors/08',
    '/instructors/8/x',
    '/instructors/course/8',
    '/purchase/other/9',
    '/nowhere',
    '/index.html',
  ])('%s is not found', (path) => expect(idOf(path)).toBeNull());

  it('takes ids of up to 15 digits', () => {
    expect(matchRoute('/course/123456789012345')?.params).toEqual({ id: '123456789012345' });
    expect(matchRoute('/course/5/lesson/6')?.params).toEqual({ id: '5', lessonId: '6' });
    expect(matchRoute('/instructors/8/all')?.params).toEqual({ id: '8', type: 'all' });
  });
});
