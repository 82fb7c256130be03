import { describe, expect, it } from 'vitest';
import { keyOf } from '@/shared/duck/fetch';
import { readChoice } from './filter';
import {
  type CatalogueRoot,
  selectDefaultLevelId,
  selectFilterQuery,
  selectHomeFilter,
  selectIsChosen,
  selectSubjects,
} from './selectors';

const success = (params: unknown, data: unknown) => ({ status: 'success', key: keyOf(params), data, error: null });
const idle = { status: 'idle', key: null, data: null, error: null };
const levels = [
  { id: 10, name: 'Form 4' },
  { id: 11, name: 'Form 5' },
];

interface Situation {
  search?: string;
  userLevel?: number;
  userRegion?: string;
  loaded?: boolean;
}

/** Form 5 has physics (4) only. */
function root({ search = '', userLevel, userRegion = 'hk', loaded = true }: Situation): CatalogueRoot {
  const choice = readChoice(new URLSearchParams(search));
  const asked = choice.level === 'all' ? null : (choice.level ?? userLevel ?? null);
  const levelId = levels.some(({ id }) => id === asked) ? asked : null;
  const subjects = [{ id: 4, name: 'Physics', key: 'physics', description: '' }];
  const user =
    userLevel === undefined ? null : { region: { name: userRegion }, gradeLevel: { id: userLevel, name: 'Form 5' } };
  return {
    locale: { current: 'en-hk', namespaces: [] },
    session: { user },
    catalogue: {
      filter: { levels: 'course', choice },
      rememberedLevels: {},
      courseLevels: loaded ? success({ region: 'hk' }, levels) : idle,
      subjectCategories: loaded
        ? success({ region: 'hk', levelId }, [
            { id: 1, name: 'Science', subjects },
            { id: 2, name: 'More', subjects },
          ])
        : idle,
      homeContent: loaded
        ? success({ region: 'hk' }, { courseGroups: [{ id: 2, name: '', title: 'Science shelf', description: '' }] })
        : idle,
    },
  } as unknown as CatalogueRoot;
}

describe('the filter of an address', () => {
  it.each([
    ['grade=10&subject=4&group=2', { level: 10, subject: 4, group: 2 }],
    ['grade=all', { level: 'all', subject: null, group: null }],
    ['grade=010&subject=-4&group=2.5', { level: null, subject: null, group: null }],
    ['grade=10&grade=11', { level: 10, subject: null, group: null }],
    ['grade=9999999999999999&subject=%00&group=__proto__', { level: null, subject: null, group: null }],
  ])('%s', (search, choice) => expect(readChoice(new URLSearchParams(search))).toEqual(choice));
});

describe('the subjects', () => {
  const subjects = [1, 2, 3, 4].map((id) => ({ id, name: `Subject ${id}`, key: null, description: '' }));
  const orderFor = (user: object | null) => {
    const state = root({});
    const categories = [{ id: 1, name: 'All', subjects }];
    const order = selectSubjects({
      ...state,
      session: { ...state.session, user: user as never },
      catalogue: { ...state.catalogue, subjectCategories: success({}, categories) as never },
    });
    return order.map(({ id }) => id);
  };
  const own = [{ id: 4 }, { id: 3 }, { id: 9 }];

  it.each([
    ['a guest', null, [1, 2, 3, 4]],
    ['a student: the own ones first', { region: { name: 'hk' }, subjects: own }, [3, 4, 1, 2]],
    ['a student of another region', { region: { name: 'tw' }, subjects: own }, [1, 2, 3, 4]],
    ['a student without subjects', { region: { name: 'hk' }, subjects: [] }, [1, 2, 3, 4]],
  ])('of %s', (_, user, order) => expect(orderFor(user)).toEqual(order));
});

describe('what the lists are asked for', () => {
  const none = { levelId: null, subjectId: null, groupId: null };
  it.each<[string, Situation, object]>([
    ['a guest without a choice: everything', {}, none],
    ['the choice of the address', { search: 'grade=11&subject=4&group=2' }, { levelId: 11, subjectId: 4, groupId: 2 }],
    ['ids that the lists do not know: ignored', { search: 'grade=99&subject=98&group=97' }, none],
    [
      'the same before the lists are there: taken at its word',
      { search: 'grade=99&group=97', loaded: false },
      { levelId: 99, subjectId: null, groupId: 97 },
    ],
    ["a student's own level", { userLevel: 11 }, { ...none, levelId: 11 }],
    ['the address before the own level', { userLevel: 11, search: 'grade=10' }, { ...none, levelId: 10 }],
    ['every level, asked for by a student', { userLevel: 11, search: 'grade=all' }, none],
    ['an own level without courses: none', { userLevel: 12 }, none],
    ['an own level of another region: none', { userLevel: 11, userRegion: 'tw' }, none],
  ])('%s', (_, situation, query) => expect(selectFilterQuery(root(situation))).toEqual(query));

  it('names the choice as the product does', () => {
    expect(selectHomeFilter(root({ search: 'grade=11&subject=4&group=2' }))).toMatchObject({
      levels,
      courseGroups: [{ id: 2, title: 'Science shelf' }],
      selectedLevel: { id: 11, name: 'Form 5' },
      selectedSubject: { id: 4, name: 'Physics' },
      selectedCourseGroup: { id: 2 },
    });
  });

  it('has something to reset only when the choice differs from the defaults', () => {
    expect(selectDefaultLevelId(root({ userLevel: 11 }))).toBe(11);
    expect(selectIsChosen(root({ userLevel: 11 }))).toBe(false);
    expect(selectIsChosen(root({ userLevel: 11, search: 'grade=11' }))).toBe(false);
    expect(selectIsChosen(root({ userLevel: 11, search: 'grade=all' }))).toBe(true);
    expect(selectIsChosen(root({ search: 'subject=4' }))).toBe(true);
  });
});
