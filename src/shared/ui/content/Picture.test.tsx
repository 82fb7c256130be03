import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
});
