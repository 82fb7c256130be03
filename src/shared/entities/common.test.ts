import { describe, expect, it } from 'vitest';
import { announcementSchema } from './announcement';
import {
  courseGroupSchema,
  linkSchema,
  namedSchema,
  pictureField,
  subjectCategorySchema,
  subjectSchema,
} from './common';
import {
  caption,
  faq,
  instant,
  instructor,
  material,
  named,
  noPicture,
  picture,
  review,
  subject,
} from './fixtures.test-support';
import {
  instructorProfileSchema,
  instructorSchema,
  readInstructorResponse,
  readInstructorsResponse,
} from './instructor';
import { isDigital, materialSchema, splitMaterials } from './material';
import { faqSchema, highlightSchema, notebookSchema, reviewSchema, showsNotebook } from './pageContent';
import { createParser } from './parser';
import { describeTolerance } from './tolerance.test-support';
import { captionSchema, timestampSchema } from './video';

describeTolerance('caption', captionSchema, { input: caption, defaults: { lang: '', label: '', url: '' } });
describeTolerance('faq', faqSchema, { input: faq, defaults: { id: 0, title: '', description: '' } });
describeTolerance('review', reviewSchema, { input: review, defaults: { username: '', star: 0, comment: '' } });
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
describeTolerance('highlight', highlightSchema, {
  input: { iconUrl: '/i.svg', content: 'Key', description: 'Point' },
  defaults: { iconUrl: null, content: '', description: '' },
});
describeTolerance('timestamp', timestampSchema, {
  input: { seconds: 15, description: 'Start' },
  defaults: { seconds: 0, description: '' },
});
describeTolerance('announcement', announcementSchema, {
  input: { id: 1, title: 'News', content: '<p>Hi</p>', publishedAt: instant },
  defaults: { id: 0, title: '', content: '', publishedAt: null },
});
describeTolerance('material', materialSchema, {
  input: material,
  defaults: { id: 0, name: '', materialTypes: [], url: '', ownerType: 'topic', lessonName: null },
});
const notebook = { id: 1, title: 'Notebook', description: ['One', 'Two'], pictureUrl: '/n.svg', connectionUrl: '/c' };
describeTolerance('notebook', notebookSchema, {
  input: notebook,
  defaults: { id: 0, title: '', description: [], pictureUrl: null, connectionUrl: null },
});
describeTolerance('instructor', instructorSchema, {
  input: instructor,
  defaults: { profilePicUrl: null, subjects: [], instructorHashtags: [], liveTopicCount: 0, subjectCount: 0 },
  required: ['id', 'name'],
});
describeTolerance('instructor profile', instructorProfileSchema, {
  input: { instructor, about: '<p>Hi</p>' },
  defaults: { about: null },
  required: ['instructor'],
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

it('shows a notebook only with a title and a description', () => {
  expect([notebook, { ...notebook, title: '' }, { ...notebook, description: [] }, null].map(showsNotebook)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('splits materials by owner and groups those of lessons by name', () => {
  const [topic, one, two, other, nameless] = [
    { ...material, id: 1, ownerType: 'topic' as const },
    { ...material, id: 2, ownerType: 'lesson' as const },
    { ...material, id: 3, ownerType: 'lesson' as const },
    { ...material, id: 4, ownerType: 'lesson' as const, lessonName: 'Series' },
    { ...material, id: 5, ownerType: 'lesson' as const, lessonName: null },
  ];
  expect(splitMaterials([one, topic, other, two, nameless])).toEqual({
    topic: [topic],
    lessons: [
      { lessonName: 'Limits', materials: [one, two] },
      { lessonName: 'Series', materials: [other] },
      { lessonName: '', materials: [nameless] },
    ],
  });
  expect(isDigital({ ...topic, materialTypes: ['physical', 'digital'] })).toBe(true);
  expect(isDigital({ ...topic, materialTypes: [] })).toBe(false);
});

it('reads responses with instructors', () => {
  expect(readInstructorsResponse({ instructors: [instructor], totalPages: 2 })).toEqual({
    instructors: [instructor],
    currentPage: null,
    totalPages: 2,
  });
  for (const data of [null, {}, { instructors: null }]) expect(() => readInstructorsResponse(data)).toThrow('Unusable');
  for (const data of [null, {}, { instructor: { id: 1 } }, { about: 'x' }])
    expect(() => readInstructorResponse(data)).toThrow('Unusable');
});
