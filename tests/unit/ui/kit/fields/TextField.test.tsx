import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PasswordField } from '#ui/kit/fields/PasswordField';
import { TextField } from '#ui/kit/fields/TextField';

describe('TextField', () => {
  it('links the field to its label, hint and error', () => {
    render(
      <TextField
        label="Email"
        hint="The one of your game account."
        error="Please check your email."
        value="ada"
        onChange={jest.fn()}
      />,
    );

    const input = screen.getByLabelText('Email');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please check your email. The one of your game account.');
  });

  it('remains valid and has no description without a hint or an error', () => {
    render(<TextField label="Email" value="" onChange={jest.fn()} />);

    const input = screen.getByLabelText('Email');
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('passes the input to the change handler', async () => {
    const typed = jest.fn();
    render(<TextField label="Email" value="" onChange={typed} />);

    await userEvent.type(screen.getByLabelText('Email'), 'a');

    expect(typed).toHaveBeenCalledWith('a');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password without losing the input, by a button with the name of the field', async () => {
    function Typed() {
      const [value, setValue] = useState('');
      return (
        <PasswordField label="Password" value={value} onChange={setValue} showLabel="Show" hideLabel="Hide" />
      );
    }
    render(<Typed />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'Farstead');

    await userEvent.click(screen.getByRole('button', { name: 'Show, Password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Farstead');

    await userEvent.click(screen.getByRole('button', { name: 'Hide, Password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
