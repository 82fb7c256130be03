/** Instructor: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const teacher = {
  id: 76,
  name: 'Nora Fung',
  subjects: [{ id: 6, name: 'Chemistry of colour', description: 'Burns things' }],
  instructorHashtags: ['fire'],
  liveTopicCount: 4,
  subjectCount: 9,
};

const page: Screen = {
  at: '/en-hk/instructors/76',
  responses: {
    instructor: { instructor: teacher, about: '<p>Ten years in the laboratory</p>' },
    instructorCourses: { courses: [{ id: 906, title: 'Flames' }] },
    instructorLiveTopics: { liveTopics: [{ id: 976, name: 'Fireworks live' }] },
  },
};

const instructorProofs: Proofs = {
  about: [page, 'Ten years in the laboratory'],
  'instructor.name': [page, '<h1><span>Nora Fung</span></h1>'],
  'instructor.subjects': [page, 'Chemistry of colour'],
  'instructor.subjects.description': [page, 'Burns things'],
  'instructor.instructorHashtags': [page, 'fire'],
  'instructor.liveTopicCount': [page, '4 live classes'],
  'instructor.subjectCount': [page, '9 subjects'],
};

const taughtProofs = { courses: [page, 'Flames'], liveTopics: [page, 'Fireworks live'] } as const;

export const tables: readonly ProofTable[] = [
  {
    name: 'Instructor',
    from: ['instructor', ''],
    proofs: instructorProofs,
    schemas: { instructorDetailSchema: '', instructorSchema: 'instructor', subjectSchema: 'instructor.subjects' },
  },
  { name: 'What an instructor teaches', proofs: taughtProofs },
];

export const exemptions: Exemptions = [
  ['instructorNameSchema', 'the key of an item', 'id'],
  ['instructorSchema', 'the address and the picture of the card', 'id profilePicUrl'],
];
