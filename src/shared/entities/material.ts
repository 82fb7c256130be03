/** Learning materials and how they are split between a topic and its lessons. */
import type * as v from 'valibot';
import { looseId, optionalText, text, texts } from './fields';
import { list, oneOf, shape } from './read';

export const materialSchema = shape({
  id: looseId,
  name: text,
  materialTypes: texts,
  url: text,
  ownerType: oneOf(['topic', 'lesson'], 'topic'),
  lessonName: optionalText,
});
export type Material = v.InferOutput<typeof materialSchema>;
/** A file may belong to several lessons. */
export const materials = list(materialSchema, {
  keyOf: ({ id, ownerType, lessonName }) => (id > 0 ? `${ownerType} ${id} ${lessonName}` : null),
});

export function isDigital(material: Material): boolean {
  return material.materialTypes.includes('digital');
}

export interface LessonMaterials {
  lessonName: string;
  materials: Material[];
}

/** Returns topic materials, and lesson materials grouped by lesson name in their order; without a name under `''`. */
export function splitMaterials(materials: readonly Material[]): { topic: Material[]; lessons: LessonMaterials[] } {
  const topic: Material[] = [];
  const lessons = new Map<string, Material[]>();
  for (const material of materials) {
    if (material.ownerType === 'topic') {
      topic.push(material);
      continue;
    }
    const name = material.lessonName ?? '';
    lessons.set(name, [...(lessons.get(name) ?? []), material]);
  }
  return { topic, lessons: [...lessons].map(([lessonName, group]) => ({ lessonName, materials: group })) };
}
