import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type Arrival, type OpenPages, openPage } from './openPages';

const lists = ['home', 'courses', 'topics', 'tutors', 'upcoming'];

type Step = readonly [navigationType: 'PUSH' | 'POP' | 'REPLACE', screen: string, key: string, epoch?: number];

/** Returns the pages after some arrivals: the shown screen with its id, and the hidden ones. */
function walk(...steps: readonly Step[]) {
  const pages = steps.reduce<OpenPages | null>((before, [navigationType, screen, key, epoch = 1]) => {
    const location = { key, pathname: `/en-hk/${screen}`, search: '', hash: '', state: null } as Location;
    const arrival = { location, navigationType, screen, staysMounted: lists.includes(screen), epoch } as Arrival;
    return openPage(before, arrival);
  }, null);
  if (!pages) throw new Error('no step');
  const nameOf = ({ screen, id }: { screen: string | null; id: number }) => `${screen} ${id}`;
  return { shown: nameOf(pages.shown), hidden: pages.hidden.map(nameOf), pages };
}

describe('a list that is left', () => {
  const left: readonly Step[] = [
    ['POP', 'home', 'a'],
    ['PUSH', 'course/1', 'b'],
  ];

  it('stays mounted, and is what Back shows, with the location that it had', () => {
    expect(walk(...left)).toMatchObject({ shown: 'course/1 1', hidden: ['home 0'] });
    const back = walk(...left, ['POP', 'home', 'a']);
    expect(back).toMatchObject({ shown: 'home 0', hidden: [] });
    expect(back.pages.shown.location).not.toBe(back.pages.last.location);
    expect(back.pages.shown.navigationType).toBe('POP');
  });

  it('stays mounted behind several pages that follow one another', () => {
    const far = walk(...left, ['PUSH', 'course/2', 'c'], ['POP', 'course/1', 'b'], ['POP', 'home', 'a']);
    expect(far).toMatchObject({ shown: 'home 0', hidden: [] });
  });

  it('begins anew when it is opened by a link, and is then open once', () => {
    expect(walk(...left, ['PUSH', 'home', 'c'])).toMatchObject({ shown: 'home 2', hidden: [] });
  });

  it('begins anew when Back leads to another visit of it', () => {
    const again = walk(...left, ['PUSH', 'home', 'c'], ['PUSH', 'course/1', 'd'], ['POP', 'home', 'a']);
    expect(again.shown).toBe('home 4');
    expect(again.hidden).toEqual([]);
  });

  it('does not stay mounted when its entry in the history was replaced', () => {
    expect(walk(['POP', 'home', 'a'], ['REPLACE', 'course/1', 'b']).hidden).toEqual([]);
  });

  it('does not stay mounted for another session, whether that begins there or on the way', () => {
    expect(walk(...left, ['POP', 'course/1', 'b', 2])).toMatchObject({ shown: 'course/1 1', hidden: [] });
    expect(walk(['POP', 'home', 'a'], ['PUSH', 'course/1', 'b', 2])).toMatchObject({ hidden: [] });
    expect(walk(...left, ['PUSH', 'tutors', 'c', 2])).toMatchObject({ shown: 'tutors 2', hidden: [] });
  });

  it('is one of three at most: the oldest goes first', () => {
    const steps = lists.map((screen): Step => ['PUSH', screen, screen]);
    expect(walk(...steps)).toMatchObject({ shown: 'upcoming 4', hidden: ['courses 1', 'topics 2', 'tutors 3'] });
  });
});

describe('in place of the page before comes', () => {
  it('the same screen with another query', () => {
    const filtered = walk(['POP', 'home', 'a'], ['PUSH', 'courses', 'b'], ['REPLACE', 'courses', 'c']);
    expect(filtered).toMatchObject({ shown: 'courses 1', hidden: ['home 0'] });
    expect(filtered.pages.shown.location.key).toBe('c');
  });

  it('a page after another one, neither of which is a list', () => {
    expect(walk(['POP', 'course/1', 'a'], ['PUSH', 'course/2', 'b'])).toMatchObject({
      shown: 'course/2 0',
      hidden: [],
    });
  });
});
