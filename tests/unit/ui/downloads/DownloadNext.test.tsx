import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Session } from '#application/session/Session';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { DownloadNext } from '#ui/downloads/DownloadNext';
import { compose, type Application } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';

const setUp = async (as: PersonKey, arrange: (application: Application) => void = () => undefined) => {
  const application = await compose({ as });
  arrange(application);
  await loadTexts(application, 'en-us', ['downloads']);
  await application.get(Session).start();
  renderWithRouter(application, <DownloadNext />);
  return { application, user: userEvent.setup() };
};

const send = { name: 'Send the link to my PC' };

it('leads a player with game time to the download', async () => {
  await setUp('subscriber');
  expect(screen.getByRole('link', { name: 'Download Farstead' })).toHaveAttribute(
    'href',
    '/account/download',
  );
});

it.each(['new', 'steam'] as const)('shows nothing to the player %s, who needs no download', async (as) => {
  await setUp(as);
  expect(screen.queryByRole('link')).toBeNull();
});

it('sends the link as an email to the player without a share sheet', async () => {
  const { application } = await setUp('subscriber');
  const href = screen.getByRole('link', send).getAttribute('href') ?? '';
  const email = new URL(href);
  expect(decodeURIComponent(email.pathname)).toBe(application.get(Session).player?.email);
  expect(email.searchParams.get('subject')).toBe('Download Farstead on your PC');
  expect(email.searchParams.get('body')).toBe(
    `Open this link on your PC and log in: ${application.navigator.origin}/account/download`,
  );
});

it('shares the link with the share sheet', async () => {
  const { application, user } = await setUp('subscriber', ({ shareSheet }) => {
    shareSheet.isAvailable = true;
  });
  await user.click(screen.getByRole('button', send));
  expect(application.shareSheet.shared).toEqual({
    title: 'Download Farstead on your PC',
    url: `${application.navigator.origin}/account/download`,
  });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers an email if the share sheet fails', async () => {
  const { user } = await setUp('subscriber', ({ shareSheet }) => {
    shareSheet.isAvailable = true;
    shareSheet.fails = true;
  });
  await user.click(screen.getByRole('button', send));
  expect(screen.getByRole('status')).toHaveTextContent(/^Sharing didn’t work/);
  expect(screen.getByRole('link', send)).toBeInTheDocument();
});
