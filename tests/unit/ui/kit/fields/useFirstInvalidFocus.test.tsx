import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { LiveRegions } from '#ui/kit/feedback/LiveRegions';
import { Checkbox } from '#ui/kit/fields/Checkbox';
import { TextField } from '#ui/kit/fields/TextField';
import { useFirstInvalidFocus } from '#ui/kit/fields/useFirstInvalidFocus';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const error = refusals > 0 ? 'Required.' : undefined;
  useFirstInvalidFocus(form, refusals);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setRefusals(refusals + 1);
      }}
    >
      <TextField label="Name" value="" error={error} onChange={jest.fn()} />
      <TextField label="Email" value="" error={error} onChange={jest.fn()} />
      <Checkbox label="I agree" checked={false} error={error} onChange={jest.fn()} />
      <button>Send</button>
      <LiveRegions />
    </form>
  );
}

const announced = () =>
  [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);

it('focuses the first invalid field, whose description is the error, without an announcement', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required.');
  expect(announced()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('scrolls the error of the first invalid field into view, even if the field has focus already', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await userEvent.keyboard('{Enter}');
  const error = document.getElementById(screen.getByLabelText('Name').getAttribute('aria-describedby') ?? '');
  expect(scroll.mock.contexts).toEqual([error, error]);
  scroll.mockRestore();
});

it('announces the error of the first invalid field with each submission if it has focus already', async () => {
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  const [first] = document.querySelectorAll('[aria-live] > *');
  expect(first).toHaveTextContent('Required.');
  await userEvent.keyboard('{Enter}');
  expect(announced()).toEqual(['Required.']);
  expect(first).not.toBeInTheDocument();
});

it('names a checkbox by its label only, and describes it by its error', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button'));
  const box = screen.getByRole('checkbox');
  expect(box).toHaveAccessibleName('I agree');
  expect(box).toHaveAccessibleDescription('Required.');
});
