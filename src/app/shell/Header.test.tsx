import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupApp } from '~test/setupApp';

const { open } = setupApp();

it.each([
  ['/en-hk/regular-class', 'Classes'],
  ['/en-hk/course', 'Courses'],
  ['/en-hk/instructors/all', 'Teachers'],
  ['/en-hk/instructors/24', 'Teachers'],
  ['/en-hk/tutors', 'Tutors'],
])('marks where %s is', async (path, name) => {
  await open(path);
  await screen.findByRole('heading', { level: 1 });
  const links = within(within(screen.getByRole('banner')).getByRole('navigation')).getAllByRole('link');
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    name,
  ]);
});
