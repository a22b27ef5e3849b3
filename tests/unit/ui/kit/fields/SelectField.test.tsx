import { fireEvent, render, screen } from '@testing-library/react';
import { SelectField } from '#ui/kit/fields/SelectField';

const options = [
  { value: '6', label: 'No size' },
  { value: '3', label: 'XL' },
];

it('BK-01 lists its options and reports the chosen option', () => {
  const onChange = jest.fn();
  render(<SelectField label="Size" hint="Of the shirt" options={options} value="6" onChange={onChange} />);
  const select = screen.getByLabelText<HTMLSelectElement>('Size');
  expect([...select.options].map(({ text }) => text)).toEqual(['No size', 'XL']);
  expect(select.value).toBe('6');
  fireEvent.change(select, { target: { value: '3' } });
  expect(onChange).toHaveBeenCalledWith('3');
});

it('BK-01 does not allow changes to a locked list', () => {
  render(<SelectField label="Size" options={options} value="3" disabled />);
  expect(screen.getByLabelText<HTMLSelectElement>('Size').disabled).toBe(true);
});
