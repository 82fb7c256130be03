import type { Instructor } from '../catalogue/instructorTypes';
import type { Material } from '../catalogue/materialTypes';
import { findById, type VisitorView } from '../rules/view';

/** Drawn pictures have no fixed size, so all three URLs are the same. */
export const pictureOf = (url: string) => ({ smallUrl: url, mediumUrl: url, largeUrl: url });

/** Returns instructors as in cards and lessons. */
export function toInstructors({ catalogue }: VisitorView, ids: readonly number[]) {
  return ids
    .map((id) => findById(catalogue.instructors, id))
    .filter((instructor) => instructor !== null)
    .map(toInstructor);
}

export function toInstructor({ id, name, profilePicUrl, subjects, instructorHashtags }: Instructor) {
  return { id, name, profilePicUrl, subjects, instructorHashtags };
}

/** Returns materials; without access to the lesson or topic, their URLs are omitted. */
export function toMaterials(materials: readonly Material[], open: boolean) {
  return materials.map((material) => (open ? material : { ...material, url: null }));
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** Returns the published average including the visitor's own rating. */
export function toRating(
  item: { averageRate: number; ratingCount: number },
  own: { stars: number; comment: string } | undefined,
) {
  if (!own) return { averageRate: item.averageRate, ratingCount: item.ratingCount };
  const ratingCount = item.ratingCount + 1;
  return {
    averageRate: Math.round(((item.averageRate * item.ratingCount + own.stars) / ratingCount) * 10) / 10,
    ratingCount,
  };
}
