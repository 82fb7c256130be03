import { act, fireEvent, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServicesContext } from '@/platform/services/ServicesContext';
import type { Services } from '@/platform/services/services';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import { lazyPart } from '@/shared/lib/lazyPart';
import { renderUi } from '@/shared/ui/testing/renderUi';
import { errorPage, errors, ui } from '~locales/en/common.json';
import { PartBoundary } from './PartBoundary';

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => void vi.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const there = () => Promise.resolve({ default: () => <b>the part</b> });

/** The page around the part. */
class Page extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error ? <p>{`page: ${this.state.error}`}</p> : this.props.children;
  }
}

async function show(source: () => Promise<{ default: () => ReactNode }>, onClose?: () => void) {
  const report = vi.fn();
  const Part = lazyPart(source);
  const element = (
    <ServicesContext value={{ report } as unknown as Services}>
      <Page>
        <p>the rest</p>
        <PartBoundary part={Part} waiting={<p>waiting</p>} onClose={onClose}>
          <Part />
        </PartBoundary>
      </Page>
    </ServicesContext>
  );
  const view = await act(async () => renderUi(element));
  return { report, reopen: () => act(async () => view.rerender(element)), ...view };
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a part that does not load', () => {
  it('says so and leaves the rest alone; Retry loads it', async () => {
    const { report } = await show(vi.fn(there).mockImplementationOnce(offline));
    expect(screen.getByRole('alert')).toHaveTextContent(errors.part);
    expect(screen.getByText('the rest')).toBeInTheDocument();
    expect(report.mock.calls).toEqual([[expect.any(ChunkLoadError), 'chunk']]);
    await press(ui.retry);
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('again offers to reload the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const source = vi.fn(offline);
    await show(source);
    await press(ui.retry);
    expect(screen.getByRole('alert')).toHaveTextContent(errors.partAgain);
    expect(reload).not.toHaveBeenCalled();
    await press(errorPage.reload);
    expect(reload).toHaveBeenCalledOnce();
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('within 120 000 ms is waited for until then', async () => {
    vi.useFakeTimers();
    const { report, container } = await show(() => new Promise(() => {}));
    await act(() => vi.advanceTimersByTimeAsync(119_999));
    expect(container).toHaveTextContent('waiting');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('alert')).toHaveTextContent(errors.part);
    expect(report.mock.calls).toEqual([[expect.any(ChunkLoadError), 'chunk']]);
  });

  it('can be closed where it would have opened over the page', async () => {
    const onClose = vi.fn();
    await show(offline, onClose);
    await press(ui.close);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('leaves an error of the part itself to the page', async () => {
  const Broken = () => {
    throw new RangeError('render');
  };
  const { report, container } = await show(() => Promise.resolve({ default: Broken }));
  expect(container).toHaveTextContent('page: RangeError: render');
  expect(report).not.toHaveBeenCalled();
});
