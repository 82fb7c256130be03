import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { BannerCarousel } from './BannerCarousel';

it('has an arrow on banners that lead somewhere, and on no others', () => {
  renderUi(
    <BannerCarousel
      label="News"
      banners={[
        { id: 1, title: 'Leads on', href: '/en-hk/course', picture: '/a.svg' },
        { id: 2, title: 'Says so', href: '', picture: '/b.svg' },
      ]}
    />,
  );
  const slideOf = (title: string) => screen.getByText(title).closest('li');
  expect(slideOf('Leads on')?.querySelector('svg.lucide-chevron-right')).not.toBeNull();
  expect(slideOf('Says so')?.querySelector('svg.lucide-chevron-right')).toBeNull();
});
