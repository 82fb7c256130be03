/** Types that several parts of the catalogue share. */

export type SubjectKey =
  | 'maths'
  | 'english'
  | 'chinese'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'economics'
  | 'history'
  | 'geography'
  | 'computing'
  | 'music'
  | 'arts'
  | 'language'
  | 'science';

export interface Named {
  id: number;
  name: string;
}

export interface Subject extends Named {
  key: SubjectKey;
}
