import { useSelector } from 'react-redux';
import type { EnrollStatus } from '@/shared/entities/enrolment';
import { type EnrolledKind, type EnrolmentsSlice, selectStatus } from './state';

interface Card {
  readonly id: number;
  readonly enrollStatus: EnrollStatus | null;
}

/** Returns the enrolment status of a card's content: from its own page if that is known, else from the card. */
export function useStatus(kind: EnrolledKind, { id, enrollStatus }: Card): EnrollStatus | null {
  const known = useSelector((root: EnrolmentsSlice) => selectStatus(root, kind, id));
  return known === undefined ? enrollStatus : known;
}
