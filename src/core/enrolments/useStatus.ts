import { useSelector } from 'react-redux';
import type { EnrollStatus } from '@/shared/entities/enrolment';
import { type EnrolledKind, type EnrolmentsSlice, selectStatus } from './state';

interface Card {
  readonly id: number;
  readonly enrollStatus: EnrollStatus | null;
}

/** How a card's thing stands with the visitor: as its page last said, else as the card says. */
export function useStatus(kind: EnrolledKind, { id, enrollStatus }: Card): EnrollStatus | null {
  const known = useSelector((root: EnrolmentsSlice) => selectStatus(root, kind, id));
  return known === undefined ? enrollStatus : known;
}
