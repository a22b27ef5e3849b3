import '@testing-library/jest-dom';
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from '#ui/kit/fields/Combobox';
import { matchOption, matchingOptions } from '#ui/kit/fields/comboboxOptions';

const options = [
  { value: 'FR', label: 'France' },
  { value: 'PF', label: 'French Polynesia' },
  { value: 'AT', label: 'Österreich' },
  { value: 'DE', label: 'Deutschland', aliases: ['Germany'] },
];

const Chooser = ({ first, chosen }: { first: string; chosen: (value: string) => void }) => {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      label="Country"
      options={options}
      emptyText="None"
      countText={(count) => `${String(count)} found`}
      value={value}
      onChange={(next) => {
        setValue(next);
        chosen(next);
      }}
    />
  );
};

const renderCombobox = (first = '') => {
  const chosen = jest.fn();
  render(
    <>
      <Chooser first={first} chosen={chosen} />
      <button type="button">Next</button>
    </>,
  );
  return { chosen, field: screen.getByRole('combobox', { name: 'Country' }) };
};

const labels = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');

it.each([
  ['fr', ['France', 'French Polynesia']],
  ['oster', ['Österreich']],
  ['LAND', ['Deutschland']],
  ['de', ['Deutschland']],
  ['poly', ['French Polynesia']],
  ['x', []],
])('PF-01 typing %s finds the options %j', (typed, found) => {
  expect(matchingOptions(options, typed).map(({ label }) => label)).toEqual(found);
});

it.each([
  ['osterreich', 'AT'],
  ['de', 'DE'],
  ['Germany', 'DE'],
  ['poly', undefined],
  ['franc', undefined],
  ['', undefined],
])('PF-01 leaving the field with %j selects %s, because only exact names match', (typed, value) => {
  expect(matchOption(options, typed)?.value).toBe(value);
});

it('PF-01 accepts what the browser fills in without focus, and passes unknown text to the form', () => {
  const { field, chosen } = renderCombobox();
  fireEvent.change(field, { target: { value: 'Germany' } });
  expect(chosen).toHaveBeenLastCalledWith('DE');
  expect(field).toHaveValue('Deutschland');
  fireEvent.change(field, { target: { value: 'Narnia' } });
  expect(chosen).toHaveBeenLastCalledWith('Narnia');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('PF-01 can be searched by typing and controlled with the keyboard', async () => {
  const { field, chosen } = renderCombobox();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'fr');
  expect([labels(), field.getAttribute('aria-expanded')]).toEqual([['France', 'French Polynesia'], 'true']);
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('French Polynesia');
  await userEvent.keyboard('{Enter}');
  expect([chosen.mock.calls, field]).toEqual([[['PF']], field]);
  expect(field).toHaveValue('French Polynesia');
  expect(field).toHaveFocus();
});

it('PF-01 the arrow keys open the list at the selected option and select through the list', async () => {
  const { field } = renderCombobox('DE');
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  const active = () => {
    const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(screen.getAllByRole('option', { selected: true })).toEqual([option]);
    return option?.textContent;
  };
  expect([labels().length, active()]).toEqual([4, 'Deutschland']);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('France');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Deutschland');
});

it('PF-01 selects an option on click', async () => {
  const { field, chosen } = renderCombobox();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Österreich' }));
  expect(chosen.mock.calls).toEqual([['AT']]);
  expect(labels()).toEqual([]);
});

it('PF-01 restores the selected option on Escape', async () => {
  const { field, chosen } = renderCombobox('FR');
  await userEvent.clear(field);
  await userEvent.type(field, 'nowhere');
  expect(screen.getAllByText('None').length).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('France');
  await userEvent.type(field, 'x');
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.tab();
  expect([field, chosen.mock.calls]).toEqual([field, []]);
  expect(field).toHaveValue('France');
});

it('PF-01 clears the selection of an emptied field and selects a fully typed name on blur', async () => {
  const { field, chosen } = renderCombobox('FR');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(chosen).toHaveBeenLastCalledWith('');
  await userEvent.type(field, 'deutschland');
  await userEvent.tab();
  expect(chosen).toHaveBeenLastCalledWith('DE');
});

it('PF-01 shows a value without an option unchanged', () => {
  expect(renderCombobox('Atlantis').field).toHaveValue('Atlantis');
});

it('PF-01 passes a text that matches no option to the form on blur', async () => {
  const { field, chosen } = renderCombobox('FR');
  await userEvent.clear(field);
  await userEvent.type(field, 'Narnia');
  await userEvent.tab();
  expect(chosen).toHaveBeenLastCalledWith('Narnia');
  expect(field).toHaveValue('Narnia');
});

it.each([
  ['isComposing', { isComposing: true }],
  ['only the key code, as in Safari', { keyCode: 229 }],
])('PF-01 keys of an input method neither choose nor close, reported by %s', async (_, reported) => {
  const { field, chosen } = renderCombobox();
  await userEvent.type(field, 'fr');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    expect(fireEvent.keyDown(field, { key, ...reported })).toBe(true);
  }
  expect(chosen).not.toHaveBeenCalled();
  expect([field.getAttribute('aria-expanded'), labels()]).toEqual(['true', ['France', 'French Polynesia']]);
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
    'France',
  );
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['FR']]);
});
