import { expect, it } from 'vitest';
import { testClient } from '~mocks/testClient';
import { requestFaults, responseFaults } from './checkExchange';
import { takeUnreported } from './reportOnce';

const device = '{"device_id":"d","os":"test","platform":"web"}';
const headers = { 'Region-Name': 'hk', 'X-User-Agent': device };
const request = (query: string) => new Request(`http://app.test/api/v3/courses?lang=en-hk&${query}`, { headers });
const faultsOfQuery = (query: string) => requestFaults('courses', request(query), null);
const faultsOfBody = (endpoint: string, body: unknown) =>
  requestFaults(endpoint, new Request('http://app.test/?lang=en-hk', { method: 'POST', headers }), body);

it('accepts the parameters that the document has, and no others', () => {
  expect(faultsOfQuery('page=2&size_per_page=8&subject_ids[]=1&subject_ids[]=2')).toEqual([]);
  expect(faultsOfQuery('page=0')).toEqual([expect.stringContaining('/page must be >= 1')]);
  expect(faultsOfQuery('subject_ids=1')).toEqual([expect.stringContaining('subject_ids')]);
  expect(faultsOfQuery('subject_ids[]=maths')).toEqual([expect.stringContaining('must be integer')]);
  const bare = new Request('http://app.test/api/v3/courses?lang=xx');
  expect(requestFaults('courses', bare, null)).toHaveLength(1);
});

it('accepts the body that the document has, and no other', () => {
  expect(faultsOfBody('login', { email: 'a@b.example', password: 'x' })).toEqual([]);
  expect(faultsOfBody('login', { email: 'a@b.example', password: 'x', remember: true })).toHaveLength(1);
  expect(faultsOfBody('login', { email: 'a@b.example' })).toHaveLength(1);
  expect(faultsOfBody('logout', {})).toEqual(['request of logout: has a body']);
});

it.each<[string, (course: Record<string, unknown>) => void, string]>([
  ['an unknown key', (course) => Object.assign(course, { colour: 'red' }), '(colour)'],
  ['an unknown key deep inside', (course) => Object.assign(course.subject as object, { hue: 1 }), '/subject'],
  ['a number as text', (course) => Object.assign(course, { id: '101' }), '/id must be integer'],
  ['a time without its zone', (course) => Object.assign(course, { expire_date: '2026-11-20T18:30:00' }), 'date-time'],
  ['a missing title', (course) => void delete course.title, "'title'"],
])('sees %s in a response', async (_, change, expected) => {
  const { data } = await testClient().call('GET', 'v3/courses/101');
  expect(takeUnreported(responseFaults('course', 200, { data }))).toEqual([]);
  change(data.course);
  expect(responseFaults('course', 200, { data }).join()).toContain(expected);
});

it('sees a status that is not described, and a failure without its form', () => {
  expect(responseFaults('courses', 201, { data: null })).toHaveLength(1);
  expect(responseFaults('logout', 204, null)).toEqual([]);
  expect(responseFaults('logout', 204, { data: null })).toHaveLength(1);
  expect(responseFaults('course', 404, { error: 'x' })).toHaveLength(1);
});

it('takes a failure that the call does not list as a fault, except those of any call', () => {
  const failed = { error_code: 'a', error_message: 'b' };
  const faultsOf = (status: number) => responseFaults('courses', status, failed);
  for (const status of [400, 401, 429, 500, 503]) expect(faultsOf(status)).toEqual([]);
  for (const status of [403, 404, 409, 422])
    expect(faultsOf(status)).toEqual([`response of courses: status ${status} is not described`]);
  expect(responseFaults('course', 404, failed)).toEqual([]);
  expect(responseFaults('submitTicket', 422, failed)).toEqual([]);
});
