/** Syllabus of a live topic: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';
import { topicPage } from './liveTopic';

const syllabus = topicPage('?tab=syllabus');
const planned: Screen = { ...topicPage(), at: '/en-hk/regular-class/topics/970/syllabus-lesson/501' };

const syllabusProofs = {
  'syllabuses.title': [syllabus, 'Unit of waves'],
  'syllabuses.description': [syllabus, 'Pulses first'],
  'syllabuses.lessons.id': [syllabus, '/syllabus-lesson/501"'],
  'syllabuses.lessons.title': [syllabus, '>Pulses<'],
  'syllabuses.lessons.description': [planned, '<p>In a slinky</p>'],
  'syllabuses.lessons.duration': [syllabus, '29 min'],
  'syllabuses.lessons.preview': [planned, 'aria-busy="true"'],
  'syllabuses.lessons.videoId': [planned, 'aria-busy="true"'],
  'syllabuses.lessons.materials': [planned, 'Slinky sheet'],
} satisfies Proofs;

export const tables: readonly ProofTable[] = [
  {
    name: 'Syllabus',
    from: ['liveTopic', 'liveTopic'],
    proofs: syllabusProofs,
    schemas: { liveTopicSchema: '', syllabusSchema: 'syllabuses', syllabusLessonSchema: 'syllabuses.lessons' },
  },
  { name: 'Card of the type', proofs: { syllabus_lesson: syllabusProofs['syllabuses.lessons.title'] } },
];

export const exemptions: Exemptions = [
  ['syllabusSchema', 'the key of an item', 'id'],
  ['syllabusLessonSchema', 'the film, and the address of the live lesson', 'liveLessonId videoSource'],
];
