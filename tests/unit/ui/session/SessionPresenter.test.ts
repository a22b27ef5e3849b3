import { Session } from '#application/session/Session';
import { Translations } from '#ui/content/Translations';
import { LoginDialogPresenter } from '#ui/session/LoginDialogPresenter';
import { SessionPresenter } from '#ui/session/SessionPresenter';
import { compose, type Application } from '../../support/compose';

const setUp = async (
  path = '/account/products',
): Promise<{ application: Application; session: SessionPresenter }> => {
  const application = await compose({ as: 'new', path });
  const session = application.get(SessionPresenter);
  await application.get(Session).start();
  return { application, session };
};

it('SE-01 follows the signed-in player', async () => {
  const { session } = await setUp();
  expect(session.player?.displayName).toBe('New-Pilot');
  expect(session.hasExpired).toBe(false);
});

it.each([
  ['/account/products', '/'],
  ['/fr/compte/produits?code=X', '/fr'],
])('SE-07 signing out on %s ends the session and navigates to %s', async (path, home) => {
  const { application, session } = await setUp(path);
  session.signOut();
  expect(session.player).toBeUndefined();
  expect(application.tokens.read()).toBeUndefined();
  expect(application.navigator.path).toBe(home);
  expect(session.hasExpired).toBe(false);
});

it('SE-07 shows that the session has expired until the notice is dismissed', async () => {
  const { application, session } = await setUp();
  application.channel.receive('signed-out');
  expect(session.hasExpired).toBe(true);
  session.dismissExpired();
  expect(session.hasExpired).toBe(false);

  await application.get(Session).begin(application.tokensOf('new'));
  application.channel.receive('signed-out');
  expect(session.hasExpired).toBe(true);
});

it('closes the login dialog after a login', async () => {
  const application = await compose();
  await application.get(Session).start();
  await application.get(Translations).load('en-us');
  const modal = application.get(LoginDialogPresenter);
  await modal.open();
  expect(modal.isOpen).toBe(true);
  await application.get(Session).begin(application.tokensOf('new'));
  expect(modal.isOpen).toBe(false);
});

it('does not close the login dialog without a login', async () => {
  const application = await compose();
  await application.get(Translations).load('en-us');
  const modal = application.get(LoginDialogPresenter);
  await modal.open();
  application.channel.receive('signed-out');
  expect(modal.isOpen).toBe(true);
  modal.close();
  expect(modal.isOpen).toBe(false);
});
