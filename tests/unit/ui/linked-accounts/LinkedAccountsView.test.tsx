import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { LinkedAccountsPresenter } from '#ui/linked-accounts/LinkedAccountsPresenter';
import { flushPromises } from '../../support/flushPromises';
import { showPage, type Visit } from '../../support/showPage';
import { findNotice, getNotice, notices } from '../../support/notices';

const show = async (as: PersonKey, visit: Visit = {}) => {
  const { application } = await showPage('linked', LinkedAccountsPresenter, { as, ...visit });
  return application;
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await act(flushPromises);
};

const section = (name: string) => within(screen.getByRole('region', { name }));

it('LK-01, D-22 shows the linked account and a button to link the other account', async () => {
  await show('new', {
    arrange: ({ backend }) =>
      backend.change(() =>
        Object.assign(backend.person('new'), { discordName: 'nova', discordDiscriminator: '0042' }),
      ),
  });
  expect(section('Discord').getByText('nova#0042')).toBeVisible();
  expect(section('Discord').getByText('Linked')).toBeVisible();
  expect(section('Steam').getByText('Not linked')).toBeVisible();
  expect(section('Steam').getByRole('button', { name: 'Link Steam' })).toBeVisible();
});

it('LK-01 the button opens Discord’s authorization page', async () => {
  const { navigator } = await show('new');
  await press('Link Discord');
  expect(navigator.externalUrls[0]).toMatch(
    /^https:\/\/discord\.farstead\.test\/oauth2\/authorize\?client_id=/,
  );
});

it('LK-01 a state mismatch shows an error and does not link the account', async () => {
  await show('new', { query: 'code=c&state=s' });
  const alert = await findNotice('danger');
  expect(alert).toHaveTextContent('The account wasn’t linked');
  expect(alert).toHaveTextContent('Link Discord again.');
  expect(document.getElementById('link-outcome')).toHaveFocus();
});

it('LK-01 closing a message moves focus to the page title', async () => {
  await show('new', { query: 'code=c&state=s' });
  await press('Close this message');
  expect(notices('danger')).toEqual([]);
  expect(document.activeElement).toHaveTextContent(/^Linked accounts/);
});

it('LK-01 explains a Discord error in our own words and shows its code', async () => {
  await show('new', { query: 'error=temporarily_unavailable' });
  const alert = await findNotice('danger');
  expect(alert).toHaveTextContent('Discord had a problem. Link Discord again in a few minutes.');
  expect(alert).toHaveTextContent('Error code: temporarily_unavailable');
});

it('LK-01 does not show any text from the URL', async () => {
  const error = 'Your account is suspended. Log in at http://evil.example';
  await show('new', { query: new URLSearchParams({ error, error_description: error }).toString() });
  const alert = await findNotice('danger');
  expect(alert).toHaveTextContent('Discord couldn’t complete the link. Link Discord again.');
  expect(document.body).not.toHaveTextContent(/suspended|evil/);
});

it('LK-02 the store account’s text shows whether it is linked', async () => {
  await show('steam');
  expect(section('Steam').getByText(/^Your Steam account is linked/)).toBeVisible();
  expect(section('Steam').queryByText(/Link your Steam account/)).toBeNull();
});

it('LK-02 explains the effect of unlinking and moves focus to the result', async () => {
  await show('steam');
  await press('Unlink Steam');
  const dialog = await screen.findByRole('dialog', { name: 'Unlink Steam?' });
  expect(dialog).toHaveTextContent('Game time you’ve added stays yours.');
  expect(dialog).toHaveTextContent('Game time you haven’t added yet stays with the Steam account.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }));
  await act(flushPromises);
  expect(await screen.findByText('Steam unlinked')).toBeVisible();
  expect(document.getElementById('link-outcome')).toHaveFocus();
  expect(section('Steam').getByText('Not linked')).toBeVisible();
});

it('LK-02 does not allow unlinking the last sign-in method', async () => {
  await show('steam', {
    arrange: ({ backend }) => backend.change(() => (backend.person('steam').password = '')),
  });
  await press('Unlink Steam');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }));
  await act(flushPromises);
  expect(getNotice('danger', dialog)).toHaveTextContent('Choose a password or add a passkey');
});

it('LK-02 adds unclaimed game time only once', async () => {
  await show('steam');
  expect(await screen.findByText('3 months of game time are waiting')).toBeVisible();
  await press('Add game time');
  expect(await screen.findByText(/^Game time added\. You can play until/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Game time added/);
  expect(screen.queryByRole('button', { name: 'Add game time' })).toBeNull();
});

it('LK-02 shows the end of the refund period', async () => {
  await show('steam', {
    arrange: ({ backend, clock }) =>
      backend.change(() => (backend.person('steam').storeBoughtAt = clock.now().toISOString())),
  });
  expect(await screen.findByText(/^You can return the game until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add game time' })).toBeNull();
});
