import type { Material } from '../catalogue/materialTypes';

/** Returns materials; without access to the lesson or topic, their URLs are omitted. */
export function toMaterials(materials: readonly Material[], open: boolean) {
  return materials.map((material) => (open ? material : { ...material, url: null }));
}
