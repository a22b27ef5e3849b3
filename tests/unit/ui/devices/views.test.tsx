import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Configuration } from '#application/configuration/Configuration';
import { Session } from '#application/session/Session';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { samplePassword } from '#samples/accounts';
import { PasskeyLogin } from '#ui/devices/PasskeyLogin';
import { PasskeysSection } from '#ui/devices/PasskeysSection';
import { SessionsSection } from '#ui/devices/SessionsSection';
import { LazyStepUpDialog } from '#ui/devices/LazyStepUpDialog';
import { compose } from '../../support/compose';
import { loadTexts } from '../../support/loadTexts';
import { renderWithRouter } from '../../support/renderWithRouter';
import { createWrapper } from '../../support/createWrapper';
import { findNotice, notices } from '../../support/notices';

const renderView = async () => {
  const application = await compose({ as: 'subscriber' });
  await loadTexts(application, 'en-us', ['session', 'devices', 'devicesPasskeys', 'devicesStepUp', 'errors']);
  await application.get(Session).start();
  return { application, user: userEvent.setup(), wrapper: createWrapper(application) };
};

/** Shows the devices an hour after the sign-in, when sensitive calls need the password. */
const openSessions = async () => {
  const { application, user } = await renderView();
  application.clock.advance(3_600_000);
  renderWithRouter(
    application,
    <>
      <SessionsSection />
      <LazyStepUpDialog />
    </>,
  );
  return { application, user };
};

it('describes the devices in words and logs out all others after the password is entered', async () => {
  const { user } = await openSessions();
  const list = within(screen.getByRole('group', { name: 'Devices' }));
  expect(await list.findByText('Safari on iPhone')).toBeVisible();
  expect(list.getByText('This device')).toBeVisible();
  expect(list.getByText('Last used 6 hours ago')).toBeVisible();
  expect(list.getByText('Germany')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
  await user.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  expect(await findNotice('danger')).toHaveTextContent('You didn’t confirm that it’s you');
  expect(list.getAllByRole('listitem')).toHaveLength(3);

  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  await user.type(await screen.findByLabelText('Password'), samplePassword);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/will be logged out within 15 minutes/)).toBeVisible();
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('No other device is logged in.')).toBeVisible();
});

it('reports that the dialog could not be loaded, and opens it at the next click', async () => {
  const { application, user } = await openSessions();
  application.code.failure = { kind: 'offline' };
  const button = await screen.findByRole('button', { name: 'Log out all other devices' });
  await user.click(button);
  const notice = await findNotice('danger');
  expect(notice).toHaveTextContent('You’re offline');
  expect(notice).not.toHaveTextContent('We don’t know if it worked');

  application.code.failure = undefined;
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible();
});

it('adds, renames and removes a passkey', async () => {
  const { user, wrapper } = await renderView();
  render(<PasskeysSection />, { wrapper });
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the passkey'), 'Blue key');
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('Blue key')).toBeVisible();
  expect(screen.getByText('Not used yet')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Rename Blue key' }));
  const [name] = screen.getAllByLabelText('Name of the passkey');
  expect(name).toHaveFocus();
  await user.type(name as HTMLElement, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Blue key 2')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove Blue key 2' }));
  expect(screen.getByText(/^Remove Blue key 2\?/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Passkeys' })).toHaveFocus();
});

it('renders no section that the back end does not support', async () => {
  const { application, wrapper } = await renderView();
  application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, features: [] }));
  const { container } = render(
    <>
      <SessionsSection />
      <PasskeysSection />
      <PasskeyLogin email="" />
    </>,
    { wrapper },
  );
  expect(container).toBeEmptyDOMElement();
});

it('the login form reports a missing passkey without an alert', async () => {
  const { user, wrapper } = await renderView();
  render(<PasskeyLogin email="" />, { wrapper });
  await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
  expect(await findNotice('info')).toHaveTextContent('No passkey was used.');
  expect(notices('danger')).toEqual([]);
});
