import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { ErrorPlace, PageErrors } from './PageErrors';
import { ErrorState } from './State';

interface BlockProps {
  name: string;
  onRetry: (name: string) => void;
}

/** A block that fails until it is retried. */
function Block({ name, onRetry }: BlockProps) {
  const [isFailed, setIsFailed] = useState(true);
  const retry = () => {
    onRetry(name);
    setIsFailed(false);
  };
  return (
    <section>
      {isFailed ? <ErrorState title={`${name} failed`} onRetry={retry} /> : <p>{`${name} is there`}</p>}
    </section>
  );
}

/** Renders in an awaited act, since the drawings of the errors load on their own. */
const show = (ui: ReactNode) => act(async () => void renderUi(ui));

async function page(names: readonly string[]) {
  const onRetry = vi.fn();
  await show(
    <PageErrors>
      {names.map((name) => (
        <Block key={name} name={name} onRetry={onRetry} />
      ))}
    </PageErrors>,
  );
  return onRetry;
}
const retries = () => screen.getAllByRole('button', { name: 'Try again' });

describe('the failures of a page', () => {
  it('are shown each at its place while there are two', async () => {
    const onRetry = await page(['One', 'Two']);
    expect(screen.getByText('One failed')).toBeVisible();
    expect(retries()).toHaveLength(2);
    await act(async () => void fireEvent.click(retries()[0] as HTMLElement));
    expect(onRetry.mock.calls).toEqual([['One']]);
    expect(screen.getByText('Two failed')).toBeVisible();
  });

  it('are one from three on, with one Retry for all', async () => {
    const onRetry = await page(['One', 'Two', 'Three', 'Four']);
    expect(await screen.findByText("We couldn't load parts of this page")).toBeVisible();
    expect(screen.queryByText(/ failed$/)).toBeNull();
    expect(retries()).toHaveLength(1);
    await act(async () => void fireEvent.click(retries()[0] as HTMLElement));
    expect(onRetry.mock.calls.map(([name]) => name)).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(await screen.findAllByText(/ is there$/)).toHaveLength(4);
    expect(screen.queryByText("We couldn't load parts of this page")).toBeNull();
  });

  it('are said below the heading of a page that has a place for them, and only there', async () => {
    const onRetry = vi.fn();
    await show(
      <PageErrors>
        <h1>Good evening</h1>
        <ErrorPlace />
        {['One', 'Two', 'Three'].map((name) => (
          <Block key={name} name={name} onRetry={onRetry} />
        ))}
      </PageErrors>,
    );
    const headings = await screen.findAllByRole('heading');
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Good evening',
      "We couldn't load parts of this page",
    ]);
    await act(async () => void fireEvent.click(retries()[0] as HTMLElement));
    expect(onRetry).toHaveBeenCalledTimes(3);
  });

  it('do not take in the error of a whole page', async () => {
    await show(
      <PageErrors>
        {['One', 'Two', 'Three'].map((name) => (
          <ErrorState key={name} headingLevel={1} title={name} onRetry={() => undefined} />
        ))}
      </PageErrors>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(3);
  });
});
