/**
 * Writes the fields that React's `use` reads into a promise, so that a component renders without suspending once it is
 * settled. Returns the same promise.
 */
export function trackPromise<T>(promise: Promise<T>): Promise<T> {
  const tracked = Object.assign(promise, { status: 'pending' });
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/** Returns whether a tracked promise has failed. */
export const hasFailed = (promise: Promise<unknown>): boolean => 'status' in promise && promise.status === 'rejected';
