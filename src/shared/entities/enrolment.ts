/** Meaning of each `enrollStatus` value for a course and for a live topic; an unknown value owns nothing. */
import { oneOf } from './parser';

interface Meaning {
  /** The visitor owns the course. */
  course: boolean;
  /** The visitor is enrolled in the live topic. */
  topic: boolean;
  preOrdered: boolean;
  /** Anyone may enrol without paying. */
  free: boolean;
  pending: boolean;
}

const none: Meaning = { course: false, topic: false, preOrdered: false, free: false, pending: false };

/** The only mapping of statuses; correct a status here. */
export const enrolmentMeanings = {
  active: { ...none, course: true },
  ongoing: { ...none, course: true },
  completed: { ...none, course: true },
  enrolled: { ...none, course: true, topic: true },
  preorder: { ...none, preOrdered: true },
  free: { ...none, free: true },
  enroll_pending: { ...none, pending: true },
} as const satisfies Record<string, Meaning>;

export type EnrollStatus = keyof typeof enrolmentMeanings;
export const enrollStatuses = Object.keys(enrolmentMeanings) as EnrollStatus[];

/** Null when absent or unknown. */
export const enrollStatus = oneOf(enrollStatuses, null);

export interface Enrollable {
  readonly enrollStatus: EnrollStatus | null;
}

const meaning = ({ enrollStatus: status }: Enrollable): Meaning => (status ? enrolmentMeanings[status] : none);

/** Returns whether the visitor owns this course, so that its lessons open. */
export const isPurchased = (course: Enrollable): boolean => meaning(course).course;
export const isTopicEnrolled = (topic: Enrollable): boolean => meaning(topic).topic;
export const isPreOrdered = (item: Enrollable): boolean => meaning(item).preOrdered;
/** Returns whether enrolling is free ("enrolling free"); the item is not owned yet. */
export const isFreeEnrolling = (item: Enrollable): boolean => meaning(item).free;
export const isEnrollPending = (item: Enrollable): boolean => meaning(item).pending;
