import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '@/shared/chunk/loadChunk';
import { lazyPart } from './lazyPart';

const Word = ({ word }: { word: string }) => <b>{word}</b>;
const there = () => Promise.resolve({ default: Word });

describe('a part that comes later', () => {
  it('renders at once when it was loaded before', async () => {
    const Part = lazyPart(there);
    await Part.load();
    render(<Part word="here" />);
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('is waited for by what stands around it', async () => {
    let arrive = (_: { default: typeof Word }) => {};
    const Part = lazyPart<{ word: string }, { default: typeof Word }>(
      () => new Promise((resolve) => (arrive = resolve)),
    );
    await act(
      async () =>
        void render(
          <Suspense fallback={<p>waiting</p>}>
            <Part word="here" />
          </Suspense>,
        ),
    );
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await act(async () => arrive({ default: Word }));
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  it('is asked for once, and seen first by who asked first', async () => {
    const source = vi.fn(there);
    const Part = lazyPart(source);
    const arrived = vi.fn();
    const tooLate = vi.fn();
    await Promise.all([Part.load(arrived), Part.load(), Part.load(tooLate)]);
    expect(source).toHaveBeenCalledOnce();
    expect(arrived).toHaveBeenCalledExactlyOnceWith({ default: Word });
    expect(tooLate).not.toHaveBeenCalled();
  });

  it('is asked for again after a failure, once that is forgotten', async () => {
    const source = vi.fn(there).mockRejectedValueOnce(new Error('offline'));
    const Part = lazyPart(source);
    await expect(Part.load()).rejects.toThrow(ChunkLoadError);
    await expect(Part.load()).rejects.toThrow(ChunkLoadError);
    Part.forget();
    await expect(Part.load()).resolves.toHaveProperty('default', Word);
    Part.forget();
    await Part.load();
    expect(source).toHaveBeenCalledTimes(2);
  });

  it('renders its substitute after a failure, if it has one', async () => {
    const Part = lazyPart(vi.fn(there).mockRejectedValueOnce(new Error('offline')), () => <i>nothing</i>);
    await Part.load();
    render(<Part word="word" />);
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});
