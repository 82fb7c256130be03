import { describe, expect, it } from 'vitest';
import { endpointPath, queryString } from './url';

const same = (key: string) => key;

describe('endpointPath', () => {
  it('fills every placeholder', () => {
    expect(endpointPath('courseProgress', { courseId: 7, lessonId: 12 })).toBe(
      '/api/v3/students/courses/7/lesson_progresses/12',
    );
    expect(endpointPath('homePage', { region: 'hk' })).toBe('/api/v3/browsing/pages/home_hk');
    expect(endpointPath('appLaunch')).toBe('/api/v2/app_launch');
  });

  it('encodes values, so that none can reach another endpoint', () => {
    expect(endpointPath('order', { id: '../a?b#c' })).toBe('/api/v5/orders/..%2Fa%3Fb%23c');
  });

  it.each([{}, { id: '' }, { id: '.' }, { id: '..' }])('refuses %j', (values) => {
    expect(() => endpointPath('order', values as Record<string, string>)).toThrow(TypeError);
  });
});

describe('queryString', () => {
  it('repeats an array under its key with brackets', () => {
    expect(decodeURIComponent(queryString({ subject_ids: [1, 2], page: 1 }, same))).toBe(
      'subject_ids[]=1&subject_ids[]=2&page=1',
    );
  });

  it('leaves out absent values and empty arrays, keeps 0 and false', () => {
    expect(queryString({ a: undefined, b: null, c: [], d: 0, e: false, f: [null] }, same)).toBe('d=0&e=false');
  });

  it('converts keys and encodes values', () => {
    expect(queryString({ contentType: 'a&b c' }, (key) => key.toUpperCase())).toBe('CONTENTTYPE=a%26b+c');
  });
});
