import { expect, it } from 'vitest';
import { joinTags } from './hashtags';

it.each([
  [['#Form4', 'DSE', '#StepByStep'], 'Form\u00a04 · DSE · Step\u00a0By\u00a0Step'],
  [['#高中', '#P6'], '高中 · P6'],
  [[], ''],
])('joins hashtags as words: %j', (tags, text) => expect(joinTags(tags)).toBe(text));
