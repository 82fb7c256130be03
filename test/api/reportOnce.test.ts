import { expect, it } from 'vitest';
import { takeUnreported } from './reportOnce';

it('takes a cause once, wherever it is met, and another one', () => {
  const fault = (call: string, place: string, what: string) => `response 200 of ${call}: ${place} ${what}: {"id":1}`;
  const extra = 'must NOT have additional properties (a_key_of_this_test)';
  const first = fault('courses', '/data/courses/0', extra);
  expect(takeUnreported([first, fault('course', '/data/course', extra)])).toEqual([first]);
  expect(takeUnreported([fault('freeCourses', '/data/free_courses/3', extra)])).toEqual([]);
  const type = fault('courses', '/data/courses/0/a_key_of_this_test', 'must be integer');
  const other = fault('courses', '/data/courses/0/another_of_this_test', 'must be integer');
  expect(takeUnreported([type, other])).toEqual([type, other]);
  expect(takeUnreported([fault('course', '/data/course/a_key_of_this_test', 'must be integer')])).toEqual([]);
  expect(takeUnreported(['request of logout: has a body in this test'])).toHaveLength(1);
});
