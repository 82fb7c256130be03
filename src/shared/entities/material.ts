/** Learning materials and how they are split between a topic and its lessons. */
import type * as v from 'valibot';
import { looseIdField, optionalTextField, textField, textListField } from './fields';
import { objectOf, oneOf, optionalListOf } from './parser';

export const materialSchema = objectOf({
  id: looseIdField,
  name: textField,
  materialTypes: textListField,
  url: textField,
  ownerType: oneOf(['topic', 'lesson'], 'topic'),
  lessonName: optionalTextField,
});
export type Material = v.InferOutput<typeof materialSchema>;
/** A file may belong to several lessons. */
export const materialsField = optionalListOf(materialSchema, {
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
