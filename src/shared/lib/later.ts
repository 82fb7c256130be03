/** Parts whose code comes after that of what they stand in: below the first screen, for few, or once asked for. */
import { type ComponentType, createElement, type ReactElement, use } from 'react';

interface Component<P> {
  default: ComponentType<P>;
}

/** `M`: all that the module brings. */
export interface Later<P = object, M extends Component<P> = Component<P>> {
  (props: P): ReactElement;
  /** The import itself; the build reads from its text which chunk it asks for. */
  readonly source: () => Promise<M>;
  /** Starts it, once; `arrived` sees the module before it renders. Rejects when the code does not come, until `forget`. */
  load(arrived?: (module: M) => unknown): Promise<M>;
  /** After a failure: the next `load` tries again. */
  forget(): void;
}

/**
 * A component that renders as soon as its code is there, at once when it was loaded before. Needs a `Suspense` around it;
 * HTML from the build stays as it is until the code has come.
 */
export function later<P extends object, M extends Component<P>>(
  source: () => Promise<M & Component<P>>,
): Later<P, M & Component<P>> {
  let promise: ReturnType<typeof source> | null = null;
  const load: Later<P, M & Component<P>>['load'] = (arrived) => {
    if (promise) return promise;
    const loaded = source().then((module) => {
      arrived?.(module);
      return module;
    });
    // React reads these fields of a promise it is given.
    const started = Object.assign(loaded, { status: 'pending' });
    started.then(
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(started, { status: 'rejected', reason }),
    );
    promise = started;
    return started;
  };
  const Later = (props: P) => createElement(use(load()).default, props);
  return Object.assign(Later, {
    source,
    load,
    forget() {
      if (promise && 'status' in promise && promise.status === 'rejected') promise = null;
    },
  });
}
