/** Subject category, course group, and small shapes of many entities: which screen shows each field. */
import { free } from './catalogue';
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const categoryProofs: Proofs = {
  'subjects.name': [free, 'Astronomy'],
};

const groupPage: Screen = {
  at: '/en-hk/course/group/22',
  responses: {
    courseGroup: {
      courses: [{ id: 904, title: 'Past papers' }],
      courseGroup: { id: 22, title: 'Before the exam', description: '<p>Six weeks to go</p>' },
      currentPage: 1,
      totalPages: 2,
    },
  },
};

const groupProofs: Proofs = {
  'courseGroup.id': [groupPage, '<h1>Before the exam</h1>'],
  'courseGroup.title': [groupPage, '<h1>Before the exam</h1>'],
  'courseGroup.description': [groupPage, 'Six weeks to go'],
  courses: [groupPage, 'Past papers'],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Subject category',
    from: ['subjectCategories', 'subjectCategories'],
    proofs: categoryProofs,
    schemas: { subjectCategorySchema: '', subjectSchema: 'subjects' },
  },
  {
    name: 'Course group info',
    from: ['courseGroup', ''],
    proofs: groupProofs,
    schemas: { courseGroupSchema: 'courseGroup' },
  },
];

export const exemptions: Exemptions = [
  ['courseGroupSchema', 'the title of a group without one', 'name'],
  ['linkSchema', 'links of the site: `siteInfo.ts`', 'title url'],
  ['namedSchema', 'the value of an option: `catalogue.ts`', 'id'],
  ['pictureField', 'one of three sizes of the same picture', 'smallUrl'],
  ['subjectCategorySchema', 'a heading of the setup form, and its key', 'id name'],
  ['subjectSchema', 'the value of an option: `catalogue.ts`; the icon of the subject', 'id key'],
];
