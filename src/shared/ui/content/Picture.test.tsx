import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseDataSaver } from '@/shared/lib/dataSaver';
import { renderUi } from '../testing/renderUi';
import { Picture } from './Picture';

const picture = (src: string | null) => <Picture src={src} mobileSrc="/m.svg" width={320} height={200} />;

describe('Picture', () => {
  it('draws a placeholder for a picture that fails, and tries again with another address', () => {
    const { container, rerender } = renderUi(picture('/a.svg'));
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('width', '320');
    expect(container.querySelectorAll('img')[1]).toHaveAttribute('src', '/m.svg');
    expect(container.querySelector('source'), 'an element the browser keeps alive').toBeNull();
    if (image) fireEvent.error(image);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
    rerender(picture('/b.svg'));
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.svg');
  });

  it('draws a placeholder when there is no address', () => {
    const { container } = renderUi(picture(null));
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('offers the sizes of its place', () => {
    const sized = { smallUrl: '/s.webp', mediumUrl: '/m.webp', largeUrl: '/l.webp' };
    const { container } = renderUi(<Picture src={sized} place="head" width={640} height={400} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/l.webp');
    expect(image).toHaveAttribute('srcset', '/m.webp 640w, /l.webp 1280w');
    expect(image).toHaveAttribute('sizes', '(min-width: 1024px) 376px, 100vw');
  });

  it('is small while data is saved', () => {
    onTestFinished(() => chooseDataSaver(null));
    chooseDataSaver({ quality: 'saver' });
    const sized = { smallUrl: '/s.webp', mediumUrl: '/m.webp', largeUrl: '/l.webp' };
    const { container } = renderUi(<Picture src={sized} place="head" width={640} height={400} priority />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/s.webp');
    expect(image).not.toHaveAttribute('srcset');
    // The document's own, which is loading already, is as the build has written it.
    const html = renderToString(<Picture src={sized} place="head" width={640} height={400} priority />);
    expect(html).toContain('/m.webp 640w');
  });

  it('above the fold is preloaded from the HTML; of two, each in the windows that show it', () => {
    const linksOf = (mobileSrc?: string) => {
      const html = renderToString(<Picture src="/w.svg" mobileSrc={mobileSrc} width={320} height={200} priority />);
      return (html.match(/<link[^>]*>/g) ?? []).map((link) => [
        /href="([^"]*)"/.exec(link)?.[1],
        /media="([^"]*)"/.exec(link)?.[1],
        /fetchPriority="([^"]*)"/.exec(link)?.[1],
      ]);
    };
    expect(linksOf()).toEqual([['/w.svg', undefined, 'high']]);
    expect(linksOf('/m.svg')).toEqual([
      ['/w.svg', '(min-width: 768px)', 'high'],
      ['/m.svg', '(max-width: 767px)', 'high'],
    ]);
  });
});
