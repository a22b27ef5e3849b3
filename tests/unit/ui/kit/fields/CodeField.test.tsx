import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { cleanDigits } from '#domain/shared/spellings';
import { CodeField } from '#ui/kit/fields/CodeField';

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Six-digit code" value={value} onChange={setValue} toAsciiDigits={cleanDigits} />;
}

describe('CodeField', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456\n', '123456'],
    ['Your code: 123456.', '123456'],
    ['12345678', '12345678'],
    ['2026-11-27: your code is 123 456, valid for 10 minutes', '123456'],
    ['123456 or 654321?', '123456654321'],
    ['12a4', '124'],
    ['１２３４５６', '123456'],
    ['٣٤\u200e٥', '345'],
  ])('converts a pasted %j to %j', async (pasted, digits) => {
    render(<Code />);
    const input = screen.getByLabelText('Six-digit code');
    await userEvent.click(input);

    await userEvent.paste(pasted);

    expect(input).toHaveValue(digits);
  });

  it('VA-01 shows digits beyond the code instead of cutting them off', async () => {
    const { container } = render(<Code />);
    await userEvent.type(screen.getByLabelText('Six-digit code'), '12345678');
    expect(container.querySelectorAll('.is-filled')).toHaveLength(8);
  });

  it('VA-01 leaves full-width digits to the input method until it has composed them', () => {
    const { container } = render(<Code />);
    const input = screen.getByLabelText('Six-digit code');

    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: '１２' }, isComposing: true });
    expect(input).toHaveValue('１２');
    expect(container.querySelectorAll('.is-filled')).toHaveLength(2);
    fireEvent.compositionEnd(input, { data: '１２' });

    expect(input).toHaveValue('12');
  });

  it('requests a numeric keyboard and lets the browser autofill a code from a message', () => {
    render(<Code />);
    const input = screen.getByLabelText('Six-digit code');

    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
