import { Component, type ReactNode, Suspense } from 'react';
import { ServicesContext } from '@/platform/services/ServicesContext';
import type { Services } from '@/platform/services/services';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import type { LazyPart } from '@/shared/lib/lazyPart';
import type { Elements } from '@/shared/ui/elements';
import { useOverlay } from '@/shared/ui/overlay/useOverlay';
import { PartFailure, type PartFailureProps } from './PartFailure';

interface Props extends Pick<PartFailureProps, 'onClose'> {
  /** The part that may fail to load. */
  part: Pick<LazyPart, 'forget'>;
  /** Shown while it loads. */
  waiting?: Elements;
  /** Replaces the message. */
  failed?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  error: unknown;
  /** Number of failed loads. */
  failures: number;
}

/**
 * Boundary around a part of a page that loads on demand. When it fails to load, the rest of the page stays and a
 * message offers Retry, then Reload, since some browsers cache a failed import until the page reloads. Any other error
 * is passed to the page's boundary.
 */
export class PartBoundary extends Component<Props, State> {
  static override contextType = ServicesContext;
  declare context: Services | null;
  override state: State = { error: null, failures: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof ChunkLoadError)) return;
    this.props.part.forget();
    this.context?.report(error, 'chunk');
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  private readonly retry = () => {
    if (this.state.failures > 1) window.location.reload();
    else this.setState({ error: null });
  };

  override render(): ReactNode {
    const { waiting, failed, onClose, children } = this.props;
    const { error, failures } = this.state;
    const fallback = onClose ? <Opening onClose={onClose}>{waiting}</Opening> : waiting;
    if (error === null) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof ChunkLoadError)) throw error;
    return failed ? failed(this.retry) : <PartFailure again={failures > 1} onRetry={this.retry} onClose={onClose} />;
  }
}

/** The overlay of a dialog whose code is loading. */
function Opening({ onClose, children }: { onClose: () => void; children: Elements }) {
  useOverlay(true, onClose);
  return children;
}
