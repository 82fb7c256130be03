/** The list of instructors. */
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import type { Instructor } from '@/shared/entities/instructor';
import type { InstructorType } from '@/shared/lib/ids';

export const instructorsSize = 12;

export interface InstructorsQuery {
  region: string;
  type: InstructorType;
}

export const instructorList = pagedListActions<InstructorsQuery, Instructor>('instructorList');

export const instructorId = ({ id }: Instructor) => id;

export interface InstructorListSlice {
  instructorList: PagedListState<Instructor, InstructorsQuery>;
}

export const instructorListReducer = pagedListReducer(instructorList, { mode: 'append', idOf: instructorId });

export const instructorListSelectors = pagedListSelectors(
  (root: InstructorListSlice) => root.instructorList,
  instructorsSize,
);
