import type { CoursesSlice } from '@/domain/course/state';

/** Selects the free courses; null while the part of the page that brings their duck loads. */
export const selectFreeCoursesIfThere = (root: Partial<CoursesSlice>) => root.courses?.free ?? null;
