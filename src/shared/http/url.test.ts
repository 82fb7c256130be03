import { describe, expect, it } from 'vitest';
import { endpointPath } from './url';

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
