import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasContent } from '@/app/prerender/contents';
import { collectState } from '@/entry-server';
import { backend, resetMocks, server } from '~mocks/node';
import { routeRows } from './routeTable';

const make = { apiUrl: 'http://localhost', origin: 'http://localhost' };
const collect = (path: string, limit = 20_000) => collectState('en-hk', path, limit, make);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetMocks());
afterAll(() => server.close());

/** Each kind of page with an id: a path with content, the call that loads it, and a path without content. */
const kinds = [
  ['/course/101', 'course', '/course/99999'],
  ['/course/101/lesson/10101', 'course', '/course/101/lesson/99999'],
  ['/course/group/1', 'courseGroup', '/course/group/99999'],
  ['/regular-class/topics/1', 'liveTopic', '/regular-class/topics/99999'],
  ['/regular-class/topics/1/lesson/101', 'liveTopic', '/regular-class/topics/1/lesson/99999'],
  ['/regular-class/topics/1/syllabus-lesson/1001', 'liveTopic', '/regular-class/topics/1/syllabus-lesson/99999'],
  ['/bundle/6001', 'checkout', '/bundle/99999'],
  ['/prepack/8001', 'checkout', '/prepack/99999'],
  ['/instructors/1', 'instructor', '/instructors/99999'],
  ['/instructors/1/course', 'instructor', '/instructors/99999/course'],
  ['/POST/1', 'academyPost', '/POST/99999'],
] as const;

it('knows the content of every public page with an id', () => {
  const withId = routeRows.filter(({ access, params }) => access === 'public' && 'id' in params).map(({ id }) => id);
  expect(withId.filter((id) => !hasContent(id))).toEqual([]);
  expect(withId).toHaveLength(kinds.length);
});

describe.each(kinds)('%s', (path, endpoint, gone) => {
  it('has its content', async () => {
    expect(await collect(path)).toMatchObject({ status: 'content', dropped: [] });
  });

  it('is missing when the server does not know it', async () => {
    expect((await collect(gone)).status).toBe('missing');
  });

  it('is refused when the server fails', async () => {
    backend.faults.plan({ endpoint, status: 500, times: 'always' });
    expect((await collect(path)).status).toBe('refused');
  });

  it('is refused when the server does not answer in time', async () => {
    backend.faults.plan({ endpoint, hang: true, times: 'always' });
    expect((await collect(path, 30)).status).toBe('refused');
  });
});

it('has its content when another part of the page fails', async () => {
  backend.faults.plan({ endpoint: 'contentCheckouts', status: 500, times: 'always' });
  expect(await collect('/course/101')).toMatchObject({ status: 'content', dropped: ['checkout'] });
});

it('is content without a single thing to be about', async () => {
  backend.faults.plan({ endpoint: 'courses', status: 500, times: 'always' });
  expect((await collect('/course')).status).toBe('content');
});
