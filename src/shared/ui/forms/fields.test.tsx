import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/Button';
import { renderUi } from '../testing/renderUi';
import { PasswordField } from './PasswordField';
import { Pick, SelectField } from './SelectField';
import { TextAreaField, TextField } from './TextField';

const options = [
  { value: '4', label: 'Form 4' },
  { value: '5', label: 'Form 5' },
];

describe('fields', () => {
  it.each([
    ['text', <TextField key="a" label="Email" hint="We never share it" error="Invalid format" />],
    ['several lines', <TextAreaField key="b" label="Email" hint="We never share it" error="Invalid format" />],
    ['password', <PasswordField key="c" label="Email" hint="We never share it" error="Invalid format" />],
    ['select', <SelectField key="d" label="Email" hint="We never share it" error="Invalid format" options={options} />],
  ])('ties label, error and hint to the control: %s', (_, field) => {
    renderUi(field);
    const control = screen.getByLabelText('Email');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Invalid format We never share it');
  });

  it('has no dangling references without hint and error', () => {
    renderUi(<TextField label="Email" />);
    const control = screen.getByLabelText('Email');
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).toBeValid();
  });

  it('works with register(): values arrive, the first invalid field is focused', async () => {
    const sent = vi.fn();
    function Form() {
      const { register, handleSubmit, formState } = useForm<{ email: string; level: string }>({
        defaultValues: { email: '', level: '4' },
      });
      const error = formState.errors.email ? 'This field is required' : undefined;
      return (
        <form onSubmit={handleSubmit((values) => sent(values))}>
          <SelectField label="Level" options={options} {...register('level')} />
          <TextField label="Email" error={error} {...register('email', { required: true })} />
          <Button type="submit">Send</Button>
        </form>
      );
    }
    renderUi(<Form />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const email = screen.getByLabelText('Email');
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('This field is required');
    await userEvent.type(email, 'a@b.co');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Form 5');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ email: 'a@b.co', level: '5' });
  });

  it('shows and hides a password without sending the form', async () => {
    const send = vi.fn();
    renderUi(
      <form onSubmit={send}>
        <PasswordField label="Password" autoComplete="current-password" />
      </form>,
    );
    const control = screen.getByLabelText('Password');
    expect(control).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(control).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(control).toHaveAttribute('type', 'password');
    expect(send).not.toHaveBeenCalled();
  });

  it('hands the chosen value of a pill to its owner', async () => {
    const change = vi.fn();
    renderUi(<Pick label="Level" value="4" onChange={change} options={options} />);
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'Form 5');
    expect(change).toHaveBeenCalledWith('5');
  });
});
