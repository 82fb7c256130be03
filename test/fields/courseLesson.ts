/** Recorded lesson of a course: which screen shows each field. */
import { coursePage, lesson } from './course';
import type { Data, Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const student = 'student@lantern.example';

const inCourse = (changes: Data, { owned = false } = {}): Screen =>
  coursePage(
    '',
    { lessons: [{ ...lesson, ...changes }], ...(owned ? { enrollStatus: 'active' } : {}) },
    owned ? { as: student } : {},
  );
const open = (changes: Data): Screen => ({
  ...inCourse({ preview: true, ...changes }),
  at: '/en-hk/course/901/lesson/91',
});

const learning = (changes: Data): Screen => ({
  ...inCourse(changes, { owned: true }),
  at: '/en-hk/course/learning/901/lesson/91',
});

const material = { id: 62, name: 'Worksheet', materialTypes: ['digital'], url: '/media/w.svg', ownerType: 'lesson' };
const chapter = { seconds: 65, description: 'The slinky' };

const lessonProofs: Proofs = {
  comingSoon: [inCourse({ comingSoon: true }), 'Coming soon'],
  duration: [inCourse({}), '25 min'],
  estimatedUploadDate: [
    inCourse({ comingSoon: true, estimatedUploadDate: '2026-12-04T19:00:00+08:00' }),
    'Opens Fri, 4 Dec',
  ],
  isRated: [learning({ status: 'completed', isRated: true }), 'You rated this'],
  isTrailer: [coursePage('', { lessons: [{ ...lesson, isTrailer: true, duration: 95 }] }), 'Trailer 1:35'],
  learningProgress: [inCourse({ learningProgress: 1 }, { owned: true }), '1 of 1 lesson completed'],
  'materials.materialTypes': [open({ materials: [material] }), 'Worksheet'],
  preview: [inCourse({ preview: true }), 'Watch a free lesson'],
  progressDuration: [inCourse({ progressDuration: 600 }, { owned: true }), '15 min left'],
  status: [inCourse({ status: 'completed' }, { owned: true }), '1 of 1 lesson completed'],
  title: [open({}), '<h1>First lesson here</h1>'],
  'videoTimestamps.seconds': [open({ videoTimestamps: [chapter] }), '1:05'],
  'videoTimestamps.description': [open({ videoTimestamps: [chapter] }), 'The slinky'],
  content: [open({ content: '<p>What a pulse is</p>' }), 'What a pulse is'],
  detailInfo: [open({ detailInfo: '<p>And how it moves</p>' }), 'And how it moves'],
};

/** What the app derives from a lesson's fields. */
const derivedLessonProofs: Readonly<Record<string, readonly [Screen, string | RegExp]>> = {
  isCompleted: [inCourse({ status: 'completed' }, { owned: true }), '1 of 1 lesson completed'],
};

export const tables: readonly ProofTable[] = [
  {
    name: 'Course lesson',
    from: ['course', 'course.lessons'],
    proofs: lessonProofs,
    schemas: { courseLessonSchema: '', materialSchema: 'materials', timestampSchema: 'videoTimestamps' },
  },
  { name: 'Course lesson, derived', proofs: derivedLessonProofs, schemas: { courseLessonSchema: '' } },
];

export const exemptions: Exemptions = [
  ['courseLessonSchema', 'the address and the film of the player', 'captions id videoId videoSource'],
];
