import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#ui/app/ErrorBoundary';
import { ErrorBoundaryPresenter } from '#ui/app/ErrorBoundaryPresenter';
import { translatePage } from '../../../e2e/support/translatePage';
import { compose } from '../../support/compose';

/** A form with a text that appears next to a sibling, which the lint rule rejects in the source of the site. */
const Form = () => {
  const [name, setName] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <form>
      <input aria-label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        aria-label="Agree"
        name="agreed"
        type="checkbox"
        checked={isAgreed}
        onChange={({ target }) => setIsAgreed(target.checked)}
      />
      <p>
        {isOpen && 'Open'} <b>now</b>
      </p>
      <button type="button" onClick={() => setIsOpen(false)}>
        Close
      </button>
    </form>
  );
};

const Broken = (): never => {
  throw new Error('broken view');
};

const show = async (view: ReactNode) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const application = await compose({});
  const boundary = application.get(ErrorBoundaryPresenter);
  render(
    <ErrorBoundary boundary={boundary} fallback={<p>Failed</p>}>
      {view}
    </ErrorBoundary>,
  );
  return application;
};

let stopTranslating: () => void = () => undefined;
afterEach(() => stopTranslating());

const close = () => userEvent.click(screen.getByRole('button', { name: /Close/ }));

it('renders a translated page again, with what was typed, when React cannot find a node', async () => {
  const { errors } = await show(<Form />);
  stopTranslating = translatePage();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Ada Verne');
  screen.getByRole<HTMLInputElement>('textbox').setSelectionRange(0, 3);
  await act(async () => screen.getByRole('button', { name: /Close/ }).click());
  expect(screen.getByRole('textbox')).toHaveValue('Ada Verne');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toMatchObject({ selectionStart: 0, selectionEnd: 3 });
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.queryByText('Failed')).toBeNull();
  expect(errors.reports).toMatchObject([{ name: 'NotFoundError' }]);
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(screen.getByRole('textbox')).toHaveValue('Ada Verne!');
});

it('shows the failure when the same error follows after each recovery', async () => {
  const { errors } = await show(<Form />);
  stopTranslating = translatePage();
  while (screen.queryByText(/Failed/) === null) await close();
  expect(errors.reports).toHaveLength(4);
});

it('shows the failure of a view that throws without recovering', async () => {
  const { errors } = await show(<Broken />);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  expect(errors.reports).toHaveLength(1);
});
