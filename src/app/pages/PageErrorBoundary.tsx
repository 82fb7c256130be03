import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import { AppContext } from '../AppContext';
import type { App } from '../createApp';
import type { Route } from '../routes';
import { ErrorPage, MissingCodePage } from './ErrorPage';
import { PageSkeleton } from './PageSkeleton';

interface Props {
  /** The boundary resets when this changes, so that the next page can render. */
  resetKey: string;
  route?: Route;
  children: ReactNode;
}

interface State {
  error: unknown;
  reloading: boolean;
}

/** Reports a rendering error or a failed chunk, reloads the page at most once, then shows the error page. */
export class PageErrorBoundary extends Component<Props, State> {
  static override contextType = AppContext;
  declare context: App | null;
  override state: State = { error: null, reloading: true };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Unknown error'), reloading: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const app = this.context;
    app?.services.report(error, error instanceof ChunkLoadError ? 'chunk' : (componentStack ?? 'render'));
    if (!app?.reloadGuard.reload(window.location.href)) this.setState({ reloading: false });
  }

  override componentDidUpdate({ resetKey }: Props, { error }: State): void {
    // Reset only an error of the previous page: a page that fails while it opens has already changed the key.
    if (resetKey !== this.props.resetKey && error !== null && error === this.state.error) this.reset();
  }

  private readonly reset = () => {
    if (this.props.route) this.context?.pages.forget(this.props.route);
    this.setState({ error: null, reloading: true });
  };

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    if (this.state.reloading) return <PageSkeleton />;
    return this.state.error instanceof ChunkLoadError ? <MissingCodePage /> : <ErrorPage />;
  }
}
