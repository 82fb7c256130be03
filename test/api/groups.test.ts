/** The mock backend's files have the calls of the files in `docs/api/paths`, and the guide's table of areas names all calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from './operations';

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();

/** Calls of other hosts have handlers of another kind. */
const otherHosts = ['support', 'tracking'];
const files = readdirSync('docs/api/paths')
  .map((file) => basename(file, '.yaml'))
  .filter((file) => !otherHosts.includes(file));

it.each(files)('mocks/handlers/%s.ts answers the calls of the file of that name in docs/api/paths', (file) => {
  expect(namesIn(`mocks/handlers/${file}.ts`, /createApiHandler\('(\w+)'/g)).toEqual(
    namesIn(`docs/api/paths/${file}.yaml`, /operationId: (\w+)/g),
  );
});

describe('the table of areas in docs/api/README.md', () => {
  const guide = readFileSync('docs/api/README.md', 'utf8');
  const [, table = ''] = /^## What each area needs then$(.*?)^A build/ms.exec(guide) ?? [];
  const spans = [...table.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  /** Keys and parts of paths that the table names besides calls. */
  const others = ['phone_number', 'required_fields', 'contents', 'enroll_status', 'data'];
  /** Calls that the table describes in words. */
  const inWords =
    'freeCourses freeRecommendCourses freeLiveTopics sendPhoneCode verifyPhone resendPhoneCode rateCourseLesson rateLiveLesson rateLiveTopic liveProgress courseProgress coursePromotion livePromotion trackVideo upcomingLessons order orders orderByKey appLaunch siteInfo';
  const isNamed = (path: string) =>
    spans.some((span) => path.endsWith(`/${span}`) || path.includes(`/${span}/{`) || guide.includes(` ${path}\``));

  it('names paths that the description has', () => {
    const unknown = spans.filter(
      (span) => !others.includes(span) && !operations.some(({ path }) => path.includes(span)),
    );
    expect(unknown).toEqual([]);
  });

  it('names each call', () => {
    const missing = operations.filter(({ name, path }) => !inWords.split(' ').includes(name) && !isNamed(path));
    expect(
      missing.map(({ name, path }) => `${name} ${path}`),
      'Write the end of its path into the table',
    ).toEqual([]);
  });
});
