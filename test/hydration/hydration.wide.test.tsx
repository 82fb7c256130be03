// @vitest-environment happy-dom
/** As `hydration.test.tsx`: every page with an id, further languages, and another time zone. */
import { describe, it } from 'vitest';
import type { Locale } from '@/shared/i18n/locales';
import { loginAs } from '~mocks/node';
import { expectFollowing, expectRepeated, setupHydration, type Visit } from './takeOver';

setupHydration();

const token = () => loginAs('student@lantern.example');
const zone = 'America/New_York';
const content = true;

describe('HTML of the build', () => {
  it.each<[Locale, string, Visit]>([
    ['en-hk', '/', {}],
    ['zh-tw', '/login', {}],
    ['ko-kr', '/instructors/live-topic', {}],
    ['en-hk', '/', { content }],
    ['en-hk', '/regular-class', { content }],
    ['en-hk', '/regular-class', { content, token }],
    ['ja-jp', '/regular-class/upcoming', { content }],
    ['th-th', '/regular-class/topics', { content }],
    ['zh-hk', '/instructors/all', { content }],
    ['en-hk', '/tutors', { content }],
  ])('%s %s is what the visitor renders first, with or without content: %o', expectRepeated);

  it.each<[Locale, string, Visit]>([
    ['zh-hk', '/course/101', {}],
    ['en-hk', '/course/201', { token }],
    ['th-th', '/course/50101', { zone }],
    ['ja-jp', '/course/30101/lesson/3010101', {}],
    ['zh-hk', '/course/201/lesson/20102', { zone }],
    ['th-th', '/course/group/50001', {}],
    ['th-th', '/regular-class/topics/50001', {}],
    ['en-hk', '/regular-class/topics/1', { rest: '?tab=lessons', token }],
    ['ja-jp', '/regular-class/topics/30002', { zone }],
    ['en-hk', '/regular-class/topics/1', { token }],
    ['zh-hk', '/regular-class/topics/1/lesson/101', {}],
    ['ja-jp', '/regular-class/topics/30003/lesson/3000303', { zone }],
    ['th-th', '/regular-class/topics/50001/syllabus-lesson/50001001', { zone }],
    ['en-hk', '/regular-class/topics/1/syllabus-lesson/1010', { token }],
    ['ja-jp', '/bundle/36001', { zone }],
    ['zh-hk', '/prepack/8001', { zone }],
    ['ja-jp', '/instructors/30001/course', {}],
    ['zh-hk', '/instructors/2/live-topic', { zone }],
    ['ja-jp', '/POST/30001', { zone }],
    ['th-th', '/POST/50002', { token }],
  ])('%s %s is what everybody renders first, and follows the new responses: %o', expectFollowing);
});
