import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { FetchState } from '@/shared/duck/fetch';
import { ErrorState } from '@/shared/ui/content/State';
import type { Elements } from '@/shared/ui/elements';

interface FetchBlockProps<D> {
  state: FetchState<D>;
  /** The read's actions; Retry repeats the request that the state belongs to. */
  actions: { repeat(state: FetchState<D>): UnknownAction };
  skeleton: Elements;
  /** Returns whether the data is empty; the block is then not rendered unless `empty` is given. */
  isEmpty: (data: D) => boolean;
  empty?: Elements;
  /** "We couldn't load courses". */
  errorTitle: string;
  errorText?: string | undefined;
  /** Level of the error's heading; 2 for a block without a heading of its own. */
  headingLevel?: 2 | 3;
  /** Wraps any of the four states, for example with a heading. */
  frame?: (content: Elements) => Elements;
  children: (data: D) => Elements;
}

const asItIs = (content: Elements) => content;

/**
 * One block of a page: skeleton, content, empty state, or an error with Retry. Loaded data stays while it reloads or
 * when that fails.
 */
export function FetchBlock<D>(props: FetchBlockProps<D>) {
  const { state, actions, skeleton, isEmpty, empty = null, errorTitle, errorText, frame = asItIs, children } = props;
  const { headingLevel = 3 } = props;
  const dispatch = useDispatch();
  const { status, data } = state;
  if (data !== null) {
    if (!isEmpty(data)) return frame(children(data));
    return empty === null ? null : frame(empty);
  }
  if (status === 'failure') {
    const retry = () => dispatch(actions.repeat(state));
    return frame(<ErrorState boxed headingLevel={headingLevel} title={errorTitle} text={errorText} onRetry={retry} />);
  }
  return frame(skeleton);
}
