/** Questions, reviews, highlights and notebook of a course: `course.ts` shows which screen has each field. */
import type { Exemptions } from './harness/proof';

export const exemptions: Exemptions = [
  ['faqSchema', 'the key of an item', 'id'],
  ['notebookSchema', 'the key of an item', 'id'],
];
