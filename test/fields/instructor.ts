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

const profile: Screen = {
  at: '/en-hk/instructors/76',
  responses: {
    instructor: { instructor: teacher, about: '<p>Ten years in the laboratory</p>' },
    instructorCourses: { courses: [{ id: 906, title: 'Flames' }] },
    instructorLiveTopics: { liveTopics: [{ id: 976, name: 'Fireworks live' }] },
  },
};

const instructorProofs: Proofs = {
  about: [profile, 'Ten years in the laboratory'],
  'instructor.name': [profile, '<h1><span>Nora Fung</span></h1>'],
  'instructor.subjects': [profile, 'Chemistry of colour'],
  'instructor.subjects.description': [profile, 'Burns things'],
  'instructor.instructorHashtags': [profile, 'fire'],
  'instructor.liveTopicCount': [profile, '4 live classes'],
  'instructor.subjectCount': [profile, '9 subjects'],
};

const taughtProofs = { courses: [profile, 'Flames'], liveTopics: [profile, 'Fireworks live'] } as const;

export const tables: readonly ProofTable[] = [
  {
    name: 'Instructor',
    from: ['instructor', ''],
    proofs: instructorProofs,
    schemas: { instructorProfileSchema: '', instructorSchema: 'instructor', subjectSchema: 'instructor.subjects' },
  },
  { name: 'Instructor profile', proofs: taughtProofs },
];

export const exemptions: Exemptions = [
  ['instructorNameSchema', 'the key of an item', 'id'],
  ['instructorSchema', 'the address and the picture of the card', 'id profilePicUrl'],
];
