import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SearchKind, searchKinds } from '@/domain/search/document';
import type { Thing } from '@/domain/search/openIndex';
import { parseId } from '@/shared/lib/ids';

export interface Choice {
  level: number | null;
  subject: number | null;
  kind: SearchKind | null;
}

/** Returns the filters in the address; invalid ones are ignored. */
export function useChoice(): Choice {
  const [search] = useSearchParams();
  return useMemo(
    () => ({
      level: parseId(search.get('grade') ?? undefined),
      subject: parseId(search.get('subject') ?? undefined),
      kind: searchKinds.find((kind) => kind === search.get('section')) ?? null,
    }),
    [search],
  );
}

/** Returns the things of a level and a subject. */
export const filterThings = (things: readonly Thing[], { level, subject }: Pick<Choice, 'level' | 'subject'>) =>
  things.filter(
    (thing) =>
      (level === null || thing.levels.some(({ id }) => id === level)) &&
      (subject === null || thing.subjects.some(({ id }) => id === subject)),
  );
