import { describe, expect, it } from 'vitest';
import { routeRows } from '~test/routeTable';
import { matchRoute } from './match';

const idOf = (path: string) => matchRoute(path)?.route.id ?? null;

describe('the route of a path', () => {
  it.each(routeRows)('$sample → $id', ({ id, sample, params }) => {
    const match = matchRoute(sample);
    expect({ id: match?.route.id, params: match?.params }).toEqual({ id, params });
  });

  it.each(['/instructors/live-topic', '/instructors/all', '/instructors/8/live-topic'])('%s has a type', (path) => {
    expect(matchRoute(path)?.params.type).toBe(path.split('/').at(-1));
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

  it('is the same object each time, so that a page whose path stays the same does not render again', () => {
    expect(matchRoute('/course/7')).toBe(matchRoute('/course/7'));
    expect(matchRoute('/course/7')).not.toBe(matchRoute('/course/8'));
  });
});
