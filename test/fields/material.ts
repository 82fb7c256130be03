/** Materials: `course.ts`, `courseLesson.ts` and `liveTopic.ts` show which screen has each field. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [['materialSchema', 'the key of an item', 'id']];
