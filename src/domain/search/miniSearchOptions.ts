import type { Options } from 'minisearch';

/** A document as MiniSearch gets it; several texts of a field are separated by line breaks. */
export interface IndexedThing {
  id: number;
  title: string;
  /** Title of the course or class of a lesson. */
  parent: string;
  teachers: string;
  /** Names of subjects and levels, and other words for them. */
  topic: string;
  about: string;
}

/** How the index is made, and read. */
export const miniSearchOptions: Options<IndexedThing> = {
  fields: ['title', 'parent', 'teachers', 'topic', 'about'],
  processTerm: (term) => term,
  autoVacuum: false,
};
