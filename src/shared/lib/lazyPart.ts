/** Components whose code loads after the page's: below the first screen, rarely used, or on demand. */
import { type ComponentType, createElement, type ReactElement, use, useEffect } from 'react';
import { replayEarlyClicks } from './earlyClicks';

interface Component<P> {
  default: ComponentType<P>;
}

/** A lazily loaded component; `M` is the type of its module. */
export interface LazyPart<P = object, M extends Component<P> = Component<P>> {
  (props: P): ReactElement;
  /** The import itself; the build reads from its source text which chunk it loads. */
  readonly source: () => Promise<M>;
  /** Starts loading, once; `arrived` gets the module before it renders. Rejects when loading fails, until `forget`. */
  load(arrived?: (module: M) => unknown): Promise<M>;
  /** Discards a failed load, so that the next `load` tries again. */
  forget(): void;
}

/**
 * Returns a component that renders once its code has loaded, at once if it was loaded before. Needs a `Suspense` around
 * it; HTML from the build stays unchanged until the code has loaded.
 */
export function lazyPart<P extends object, M extends Component<P>>(
  source: () => Promise<M & Component<P>>,
): LazyPart<P, M & Component<P>> {
  let promise: ReturnType<typeof source> | null = null;
  const load: LazyPart<P, M & Component<P>>['load'] = (arrived) => {
    if (promise) return promise;
    const loaded = source().then((module) => {
      arrived?.(module);
      return module;
    });
    // React reads these fields of a promise.
    const started = Object.assign(loaded, { status: 'pending' });
    started.then(
      (value) => void Object.assign(started, { status: 'fulfilled', value }),
      (reason: unknown) => void Object.assign(started, { status: 'rejected', reason }),
    );
    promise = started;
    return started;
  };
  const Part = (props: P) => {
    const component = use(load()).default;
    useEffect(replayEarlyClicks, []);
    return createElement(component, props);
  };
  return Object.assign(Part, {
    source,
    load,
    forget() {
      if (promise && 'status' in promise && promise.status === 'rejected') promise = null;
    },
  });
}
