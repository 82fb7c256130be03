import type { ReactNode } from 'react';
import type { FetchState } from '@/shared/duck/fetch';
import { ErrorState } from '@/shared/ui/content/State';

interface FetchBlockProps<D> {
  state: FetchState<D>;
  skeleton: ReactNode;
  /** What there is nothing of; without `empty` the block is then absent. */
  isEmpty: (data: D) => boolean;
  empty?: ReactNode;
  /** "Courses did not load". */
  errorTitle: string;
  errorText?: string | undefined;
  /** Of the error; 2 for a block without a heading of its own. */
  headingLevel?: 2 | 3;
  onRetry: () => void;
  /** What stands around any of the four, such as a heading. */
  frame?: (content: ReactNode) => ReactNode;
  children: (data: D) => ReactNode;
}

const asItIs = (content: ReactNode) => content;

/**
 * One block of a page: skeleton, content, nothing, or an error with its own Retry. Data that is there stays while it
 * loads anew or fails to.
 */
export function FetchBlock<D>(props: FetchBlockProps<D>) {
  const { state, skeleton, isEmpty, empty = null, errorTitle, errorText, onRetry, frame = asItIs, children } = props;
  const { headingLevel = 3 } = props;
  const { status, data } = state;
  if (data !== null) {
    if (!isEmpty(data)) return frame(children(data));
    return empty === null ? null : frame(empty);
  }
  if (status === 'failure')
    return frame(
      <ErrorState boxed headingLevel={headingLevel} title={errorTitle} text={errorText} onRetry={onRetry} />,
    );
  return frame(skeleton);
}
