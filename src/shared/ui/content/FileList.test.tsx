import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { FileList } from './FileList';

it.each(['/files/notes.pdf', 'https://files.example/notes.pdf'])(
  'opens a file in a tab of its own, wherever it is: %s',
  (href) => {
    renderUi(<FileList files={[{ id: 1, name: 'Notes', href }]} />);
    const link = screen.getByRole('link', { name: 'Notes' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  },
);
