import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailField } from './EmailField';

it('is the name of the account to password managers and keyboards, and is left as it was typed', () => {
  render(<EmailField />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('type', 'email');
  expect(field).toHaveAttribute('inputmode', 'email');
  expect(field).toHaveAttribute('autocomplete', 'username');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
});
