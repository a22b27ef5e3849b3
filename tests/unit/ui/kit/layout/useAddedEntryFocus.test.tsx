import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useAddedEntryFocus } from '#ui/kit/layout/useAddedEntryFocus';

let load: (count: number) => void;

function Growing() {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(2);
  const focusAdded = useAddedEntryFocus(list, 'li', count);
  load = setCount;
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{`Entry ${index}`}</li>
        ))}
      </ul>
      {count < 4 && <button onClick={focusAdded}>Show more</button>}
      <button>Elsewhere</button>
    </>
  );
}

const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));

it('focuses the first entry that a pressed button has added', async () => {
  render(<Growing />);
  await showMore();
  act(() => load(4));
  expect(screen.getByText('Entry 2')).toHaveFocus();
});

it('ignores entries that were added without the button', () => {
  render(<Growing />);
  act(() => load(4));
  expect(document.body).toHaveFocus();
});

it('leaves the focus where the visitor has moved it while the entries were loading', async () => {
  render(<Growing />);
  await showMore();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  act(() => load(4));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
