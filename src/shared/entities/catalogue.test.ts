import { expect, it } from 'vitest';
import {
  leadGroupSchema,
  levelSchema,
  readLevelsResponse,
  readSchoolTypesResponse,
  readSubjectCategoriesResponse,
  schoolTypeSchema,
} from './catalogue';
import { named } from './fixtures.test-support';
import { describeTolerance } from './tolerance.test-support';

for (const [name, schema] of Object.entries({ levelSchema, schoolTypeSchema, leadGroupSchema }))
  describeTolerance(name, schema, { input: named, defaults: { id: 0, name: '' } });

it.each([
  ['gradeLevels', readLevelsResponse],
  ['schoolTypes', readSchoolTypesResponse],
  ['subjectCategories', readSubjectCategoriesResponse],
])('throws without the root %s', (root, reader) => {
  for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 'x' }])
    expect(() => reader(data)).toThrow('Unusable');
});
