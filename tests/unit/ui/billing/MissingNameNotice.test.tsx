import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { Session } from '#application/session/Session';
import { MissingNameNotice } from '#ui/billing/MissingNameNotice';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';

const setUp = async (firstName?: string) => {
  const application = await compose({ as: 'new' });
  if (firstName !== undefined) {
    application.backend.change(() => {
      Object.assign(application.backend.person('new'), { firstName, lastName: firstName });
    });
  }
  await loadTexts(application, 'en-us', ['billing']);
  await application.get(Session).start();
  renderWithRouter(application, <MissingNameNotice />);
};

it('asks a buyer without a name for the name on receipts', async () => {
  await setUp('');
  expect(screen.getByText(/^Your receipts don’t include your name yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add my name' })).toHaveAttribute('href', '/account/profile');
});

it('asks nothing of a player with a name', async () => {
  await setUp();
  expect(screen.queryByRole('link')).toBeNull();
});
