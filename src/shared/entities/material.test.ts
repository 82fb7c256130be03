import { expect, it } from 'vitest';
import { material } from './fixtures.test-support';
import { isDigital, materialSchema, splitMaterials } from './material';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('material', materialSchema, {
  input: material,
  defaults: { id: 0, name: '', materialTypes: [], url: '', ownerType: 'topic', lessonName: null },
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
