import { OngoingUse } from '#application/shared/OngoingUse';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { Submission } from '#ui/forms/Submission';
import { Timer } from '#ui/forms/Timer';
import { Loadable } from '#ui/loading/Loadable';
import { Loaded } from '#ui/loading/Loaded';

type Outcome = Result<string, { readonly kind: 'refused' | 'unknown' }>;

const refused: Outcome = fail({ kind: 'refused' });

const setUp = ({ showsStale = false } = {}) => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const send = () => new Promise<Outcome>((resolve) => (answer = resolve));
  const timer = new Timer(new FakeClock());
  const value = new Loadable<string, { readonly kind: 'refused' | 'unknown' }>(
    new Submission(new RecordedErrors(), timer, new OngoingUse()),
  );
  const { container } = render(
    <Loaded
      of={value}
      placeholder={<p>Loading</p>}
      title="Not loaded"
      failureText={({ kind }) => `Reason: ${kind}`}
      retryLabel="Try again"
      canRetry={({ kind }) => kind !== 'unknown'}
      showsStale={showsStale}
    >
      {(text) => <a href="/">{text}</a>}
    </Loaded>,
  );
  const load = () => act(() => void value.load(send));
  const settle = (outcome: Outcome) => act(async () => answer(outcome));
  return { container, value, load, settle };
};

const retryButton = () => screen.getByRole('button', { name: 'Try again' });

it('shows the placeholder until the value is loaded, without an element around them', async () => {
  const { container, load, settle } = setUp();
  expect(container.innerHTML).toBe('<p>Loading</p>');
  load();
  expect(container.innerHTML).toBe('<p>Loading</p>');
  await settle(succeed('Content'));
  expect(container.innerHTML).toBe('<a href="/">Content</a>');
});

it('shows why the value was not loaded, and keeps the focus in its place after a retry', async () => {
  const { load, settle } = setUp();
  load();
  await settle(refused);
  expect(screen.getByText('Not loaded')).toBeVisible();
  expect(screen.getByText('Reason: refused')).toBeVisible();
  retryButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Not loaded')).toBeNull();
  expect(screen.getByText('Loading').parentElement).toHaveFocus();
  await settle(succeed('Content'));
  expect(screen.getByRole('link').parentElement).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
});

it('keeps the focus next to the retry button when the value fails to load again', async () => {
  const { load, settle } = setUp();
  load();
  await settle(refused);
  await userEvent.click(retryButton());
  await settle(refused);
  await userEvent.tab();
  expect(retryButton()).toHaveFocus();
});

it('offers no retry for a problem that stays', async () => {
  const { load, settle } = setUp();
  load();
  await settle(fail({ kind: 'unknown' }));
  expect(screen.getByText('Reason: unknown')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([true, false])(
  'with showsStale %s, says above an outdated value that it is outdated',
  async (showsStale) => {
    const { value, load, settle } = setUp({ showsStale });
    act(() => value.set('Content'));
    load();
    await settle(refused);
    expect(screen.getByRole('link')).toHaveTextContent('Content');
    expect(screen.queryAllByText('Not loaded')).toHaveLength(showsStale ? 1 : 0);
  },
);
