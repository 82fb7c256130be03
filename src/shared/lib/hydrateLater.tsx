import { type ComponentType, memo, type NamedExoticComponent, Suspense } from 'react';

/**
 * Returns the component inside a boundary of its own, so that React first hydrates the HTML around it, and this when it
 * is idle or pressed. It renders again only for other props: a render from above would hydrate it at once.
 */
export function hydrateLater<P extends object>(Part: ComponentType<P>): NamedExoticComponent<P> {
  return memo(function Later(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
