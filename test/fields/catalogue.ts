/** What content is filtered by (levels, subjects, course groups), lead groups and school types: which screen shows each. */
import type { Data, Proofs, ProofTable, Screen } from './harness/proof';
import { setupPage } from './user';

const levels: Data = { gradeLevels: [{ id: 41, name: 'Form forty-one' }] };

const subjects: Data = {
  subjectCategories: [{ id: 1, name: 'Sciences', subjects: [{ id: 31, name: 'Astronomy', key: 'physics' }] }],
};

const groups: Data = { courseGroups: [{ id: 21, title: 'Exam courses' }], regularClasses: [] };

const filterAt = (query: string): Screen => ({
  at: `/en-hk${query}`,
  responses: { gradeLevels: levels, subjectCategories: subjects, homeContent: groups },
});

export const free = filterAt('');

const filterProofs: Readonly<Record<string, readonly [Screen, string | RegExp, Screen]>> = {
  gradeLevels: [
    free,
    'Form forty-one',
    { ...free, responses: { ...free.responses, gradeLevels: { gradeLevels: [] } } },
  ],
  courseGroups: [
    free,
    'Exam courses',
    { ...free, responses: { ...free.responses, homeContent: { regularClasses: [] } } },
  ],
  selectedLevel: [filterAt('?grade=41'), /aria-pressed="true"[^>]*>(?:(?!<\/button>).)*Form forty-one/s, free],
  selectedSubject: [filterAt('?subject=31'), /<option[^>]*selected=""[^>]*>Astronomy/, free],
  selectedCourseGroup: [filterAt('?group=21'), /<option[^>]*selected=""[^>]*>Exam courses/, free],
};

const leadGroups: Screen = {
  at: '/en-hk/course',
  responses: {
    courses: {
      courses: [{ id: 905, title: 'Cells', leadGroup: { id: 11, name: 'Begin here' } }],
      leadGroups: [
        { id: 11, name: 'Begin here' },
        { id: 12, name: 'Then go deeper' },
      ],
    },
  },
};

const leadGroupProofs: Proofs = { 'leadGroups.name': [leadGroups, 'Then go deeper'] };

/** One id for both, so the list has one part. */
const leadGroupIds: readonly [Screen, RegExp] = [leadGroups, /id="[^"]*11"[^>]*>Begin here/];
const school = [{ id: 5, name: 'School by the sea' }];

const schoolTypes: readonly [Screen, string] = [
  setupPage({ requiredFields: ['school_type'], ranking: 'top' }, { schoolTypes: { schoolTypes: school } }),
  'School by the sea',
];

export const tables: readonly ProofTable[] = [
  {
    name: 'Lead groups',
    from: ['courses', ''],
    proofs: leadGroupProofs,
    schemas: { namedSchema: 'leadGroups' },
  },
  { name: 'Lead groups', proofs: { id: leadGroupIds } },
  { name: 'Home filter', proofs: filterProofs },
  { name: 'School types', proofs: { schoolTypes } },
];
