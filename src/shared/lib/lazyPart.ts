/** Components whose code loads after the page's: below the first screen, rarely used, or on demand. */
import { type ComponentType, createElement, type ReactElement, use, useEffect } from 'react';
import { loadChunk } from '@/shared/chunk/loadChunk';
import { replayEarlyClicks } from './earlyClicks';
import { hasFailed, trackPromise } from './trackPromise';

interface Component<P> {
  default: ComponentType<P>;
}

/** A lazily loaded component; `M` is the type of its module. */
export interface LazyPart<P = object, M extends Component<P> = Component<P>> {
  (props: P): ReactElement;
  /** Starts loading, once; `arrived` gets the module before it renders. Rejects when loading fails, until `forget`. */
  load(arrived?: (module: M) => unknown): Promise<M>;
  /** Discards a failed load, so that the next `load` tries again. */
  forget(): void;
}

/**
 * Returns a component that renders once its code has loaded, at once if it was loaded before. Needs a `Suspense` around
 * it; HTML from the build stays unchanged until the code has loaded. `substitute` is shown when loading fails; without
 * it, rendering throws.
 */
export function lazyPart<P extends object, M extends Component<P>>(
  source: () => Promise<M & Component<P>>,
): LazyPart<P, M & Component<P>>;
export function lazyPart<P extends object>(
  source: () => Promise<Component<P>>,
  substitute: ComponentType<P>,
): LazyPart<P>;
export function lazyPart<P extends object>(
  source: () => Promise<Component<P>>,
  substitute?: ComponentType<P>,
): LazyPart<P> {
  let promise: Promise<Component<P>> | null = null;
  const request = async () => {
    try {
      return await loadChunk(source);
    } catch (error) {
      if (!substitute) throw error;
      return { default: substitute };
    }
  };
  const load: LazyPart<P>['load'] = (arrived) => {
    promise ??= trackPromise(
      request().then((module) => {
        arrived?.(module);
        return module;
      }),
    );
    return promise;
  };
  const Part = (props: P) => {
    const component = use(load()).default;
    useEffect(replayEarlyClicks, []);
    return createElement(component, props);
  };
  return Object.assign(Part, {
    load,
    forget() {
      if (promise && hasFailed(promise)) promise = null;
    },
  });
}

/** A part that a page lists: the build reads which file it loads. */
export type ListedPart<T> = T & { readonly file: string };

/** Returns a part with its source file, as a path from the root. */
export const listedPart = <T extends object>(file: string, part: T): ListedPart<T> => Object.assign(part, { file });
