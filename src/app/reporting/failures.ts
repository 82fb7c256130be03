import type { Report } from '@/shared/duck/safely';

/** An unexpected error, and the part of the app in which it occurred. */
export interface Failure {
  error: unknown;
  where: string;
}

/** Most failures that are stored before reports start. */
const mostStored = 10;
const stored: Failure[] = [];
let follower: ((failure: Failure) => void) | null = null;

/** Logs an unexpected error, and stores it until reports start. */
export const noteFailure: Report = (error, where) => {
  console.error(`[${where}]`, error);
  if (follower) follower({ error, where });
  else if (stored.length < mostStored) stored.push({ error, where });
};

/** Calls a function with each stored failure, and with each later one. */
export function followFailures(follow: (failure: Failure) => void): void {
  follower = follow;
  for (const failure of stored.splice(0)) follow(failure);
}
