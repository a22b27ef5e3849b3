import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Countries } from '#application/consent/Countries';
import { ConsentPrompt } from '#ui/consent/ConsentPrompt';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { flushPromises } from '../../support/flushPromises';
import { renderWithRouter } from '../../support/renderWithRouter';

const renderPopup = async () => {
  const application = await compose();
  application.replace(Countries, { current: () => Promise.resolve('FR') });
  await loadTexts(application, 'en-us', ['consent', 'app']);
  renderWithRouter(
    application,
    <>
      <ConsentPrompt />
      <main tabIndex={-1} />
    </>,
  );
  await act(flushPromises);
};

it('CC-03 Escape in the form returns focus to the button that opened it', async () => {
  await renderPopup();
  const choose = screen.getByRole('button', { name: 'Choose' });
  await userEvent.click(choose);
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await act(flushPromises);
  expect(dialog).not.toBeInTheDocument();
  expect(choose).toHaveFocus();
});

it.each(['Agree to all', 'Decline all'])(
  'CC-02 "%s" hides the bar and focuses the message that the choice is saved',
  async (name) => {
    await renderPopup();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('region', { name: 'Cookie notice' })).not.toBeInTheDocument();
    expect(screen.getByText('Your choice has been saved.')).toHaveFocus();
  },
);
