import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeField } from '#ui/kit/fields/CodeField';

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Six-digit code" value={value} onChange={setValue} />;
}

describe('CodeField', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456\n', '123456'],
    ['Your code: 123456.', '123456'],
    ['12345678', '123456'],
    ['12a4', '124'],
  ])('converts a pasted %j to %j', async (pasted, digits) => {
    render(<Code />);
    const input = screen.getByLabelText('Six-digit code');
    await userEvent.click(input);

    await userEvent.paste(pasted);

    expect(input).toHaveValue(digits);
  });

  it('requests a numeric keyboard and lets the browser autofill a code from a message', () => {
    render(<Code />);
    const input = screen.getByLabelText('Six-digit code');

    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
