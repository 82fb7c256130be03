import { useSelector } from 'react-redux';
import type { EnrollStatus } from '@/shared/entities/enrolment';
import { type EnrolledKind, type EnrolmentsSlice, selectEnrollStatus } from './state';

interface Card {
  readonly id: number;
  readonly enrollStatus: EnrollStatus | null;
}

/** Returns the enrolment status of a card's content: from its own page if that is known, else from the card. */
export function useEnrollStatus(kind: EnrolledKind, { id, enrollStatus }: Card): EnrollStatus | null {
  const known = useSelector((root: EnrolmentsSlice) => selectEnrollStatus(root, kind, id));
  return known === undefined ? enrollStatus : known;
}
