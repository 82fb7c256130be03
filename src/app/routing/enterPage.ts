import type { UnknownAction } from 'redux';
import type { EnterContext, PageModule } from '@/shared/routing/page';

/**
 * Dispatches a page's first actions, and those of its later parts when their code loads, unless the visitor has left by
 * then.
 */
export function enterPage(
  page: PageModule,
  context: EnterContext,
  dispatch: (action: UnknownAction) => unknown,
  isStillThere: () => boolean,
): void {
  for (const action of page.enter?.(context) ?? []) dispatch(action);
  for (const part of page.belowFold ?? []) {
    part.load().then(
      ({ enter }) => {
        if (enter && isStillThere()) for (const action of enter(context)) dispatch(action);
      },
      // The part's boundary reports a failed load when the part is rendered.
      () => undefined,
    );
  }
}
