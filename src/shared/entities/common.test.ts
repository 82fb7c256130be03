import { describe, expect, it } from 'vitest';
import {
  courseGroupSchema,
  linkSchema,
  namedSchema,
  pictureField,
  subjectCategorySchema,
  subjectSchema,
} from './common';
import { named, noPicture, picture, subject } from './fixtures.test-support';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('link', linkSchema, { input: { title: 'Help', url: '/help' }, defaults: { title: '', url: '' } });
describeTolerance('named', namedSchema, { input: named, defaults: { id: 0, name: '' } });
describeTolerance('subject', subjectSchema, {
  input: subject,
  defaults: { id: 0, name: '', key: null, description: '' },
});
describeTolerance('subject category', subjectCategorySchema, {
  input: { id: 1, name: 'Sciences', subjects: [subject] },
  defaults: { id: 0, name: '', subjects: [] },
});
describeTolerance('course group', courseGroupSchema, {
  input: { id: 4, name: 'Exam', title: 'Exam course', description: 'Soon' },
  defaults: { id: 0, name: '', title: '', description: '' },
});

describe('a picture', () => {
  it('always exists, and each size may be missing', () => {
    expect([picture, {}, null, 'x', { mediumUrl: '/m.svg', largeUrl: 7 }].map(createParser(pictureField))).toEqual([
      picture,
      noPicture,
      noPicture,
      noPicture,
      { ...noPicture, mediumUrl: '/m.svg' },
    ]);
  });
});
