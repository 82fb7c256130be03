import { afterEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '~test/faults/world';
import { type Route, routes } from '../routes';
import { earlyReads } from './earlyReads';

let world: World | undefined;
afterEach(() => world?.close());

const student = 'student@lantern.example';

/** A page of each route with early reads: its path below the locale, its first id, and who opens it. */
const pages: Record<string, [path: string, id: string, as?: string]> = {
  home: ['', '', student],
  course: ['/course/101', '101'],
  courseLesson: ['/course/101/lesson/10101', '101'],
  courseLearning: ['/course/learning/401', '401', student],
  courseLearningLesson: ['/course/learning/401/lesson/40101', '401', student],
  topic: ['/regular-class/topics/1', '1'],
  liveLesson: ['/regular-class/topics/1/lesson/101', '1'],
  syllabusLesson: ['/regular-class/topics/1/syllabus-lesson/101', '1'],
  bundle: ['/bundle/6001', '6001'],
  prepack: ['/prepack/8001', '8001'],
  purchaseSingle: ['/purchase/single/3103', '3103', student],
  purchaseBundle: ['/purchase/bundle/6001', '6001', student],
  purchasePrepack: ['/purchase/prepack/8001', '8001', student],
  instructor: ['/instructors/3', '3'],
  post: ['/POST/1', '1'],
};

function routeOf(routeId: string): Route {
  const route = routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`No route ${routeId}`);
  return route;
}

describe('early reads', () => {
  it.each(Object.entries(pages))('of %s are calls that the page makes', async (routeId, [path, id, as]) => {
    const reads = earlyReads(routeOf(routeId), '', 'en-hk', id);
    expect(reads).not.toEqual([]);
    world = openWorld(`/en-hk${path}`, { as });
    await world.open();
    const made = world.wire.sent.map(({ line }) => line);
    expect(made).toEqual(expect.arrayContaining(reads.map((url) => `GET ${url}`)));
  });

  it('are tested for every route that has some', () => {
    const early = routes.filter((route) => earlyReads(route, '', 'en-hk', '1').length > 0).map(({ id }) => id);
    expect(Object.keys(pages).sort()).toEqual(early.sort());
  });
});
