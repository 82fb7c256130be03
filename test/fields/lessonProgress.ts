/** Position in a lesson: no screen shows its response by itself. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [
  ['courseLessonProgressSchema', 'the acknowledged position', 'comingSoon id learningProgress progressDuration status'],
  ['liveLessonProgressSchema', 'the acknowledged position', 'id learningProgress progressDuration'],
];
