import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { emailLinkPath, emailLinkPaths, type EmailLinkKind } from '#sandbox/platform/emailLink';
import { expectAccessible } from './support/accessibility';
import { backEndTexts } from './support/backEndTexts';
import { english } from './support/languages';
import { noticesIn } from './support/notices';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { newcomer, SignupForm } from './support/pages/SignupForm';
import { linkIn, type Sandbox, type TestPlayer } from './support/Sandbox';
import { expect, test } from './support/test';

const { path, text } = english;
const confirmations = backEndTexts('en-us');
const newPassword = 'Quite-another-2027!';

interface Services {
  readonly sandbox: Sandbox;
  readonly request: APIRequestContext;
}

interface SentLink {
  readonly player: TestPlayer;
  readonly link: string;
}

interface LinkCase {
  readonly send: (services: Services) => Promise<SentLink>;
  /** Element that is visible when the page waits for a click, or after it has redirected a guest. */
  readonly waiting: (page: Page) => Locator;
  /** Whether a click on that element changes what the server stores about the player. */
  readonly acts: boolean;
}

/** Kinds of links with a key, a code or a number. All other links open a page without parameters. */
type KeyLinkKind = {
  [Kind in EmailLinkKind]: Parameters<(typeof emailLinkPaths)[Kind]>['length'] extends 1 ? never : Kind;
}[EmailLinkKind];

const authorized = ({ accessToken }: TestPlayer) => ({ authorization: `Bearer ${accessToken}` });

const newestLink = async (sandbox: Sandbox, email: string): Promise<string> =>
  linkIn((await sandbox.emailsTo(email))[0]);

const changeEmail = async ({ sandbox, request }: Services) => {
  const player = await sandbox.createPlayer();
  const to = `moved-${player.id.slice(0, 8)}@farstead.test`;
  await request.patch('/api/users/me/edit-profile?lang=en', {
    headers: authorized(player),
    data: [
      { op: 'replace', path: '/email', value: to },
      { op: 'replace', path: '/currentPassword', value: player.password },
    ],
  });
  return { player, link: await newestLink(sandbox, to) };
};

const changeAndConfirmEmail = async (services: Services): Promise<SentLink> => {
  const { player, link } = await changeEmail(services);
  await services.request.post('/api/users/me/update-email?lang=en', {
    headers: authorized(player),
    data: { key: link.split('/').at(-1) },
  });
  return { player, link: await newestLink(services.sandbox, player.email) };
};

const requestDeletion = async ({ sandbox, request }: Services): Promise<SentLink> => {
  const player = await sandbox.createPlayer();
  const { password } = player;
  await request.post('/api/me/deletion?lang=en', { headers: authorized(player), data: { password } });
  return { player, link: await newestLink(sandbox, player.email) };
};

const requestConfirmation = async ({ sandbox, request }: Services, call: string): Promise<SentLink> => {
  const player = await sandbox.createPlayer();
  const [token] = (await (await request.get('/api/csrf')).json()) as { id: string }[];
  const headers = { 'x-csrf-token': token?.id ?? '' };
  const sent = await request.post(`${call}?lang=en`, { headers, data: { email: player.email } });
  expect(sent.status()).toBe(204);
  return { player, link: await newestLink(sandbox, player.email) };
};

const button = (key: Parameters<typeof text>[0]) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name: text(key), exact: true });

const login = (page: Page) => page.getByRole('main').getByLabel(text('session:email.label'));

const links: Readonly<Record<KeyLinkKind, LinkCase>> = {
  activation: {
    send: async ({ sandbox }) => {
      const player = await sandbox.createPlayer({ traits: { status: 'unconfirmed' } });
      return { player, link: await sandbox.createLink(player, 'activation', 'en') };
    },
    waiting: (page) => page.getByRole('main').getByRole('button'),
    acts: true,
  },
  signup: {
    send: async ({ sandbox }) => {
      const player = await sandbox.createPlayer({ traits: { status: 'ghost' } });
      return { player, link: await sandbox.createLink(player, 'signup', 'en') };
    },
    waiting: button('registration:submit'),
    acts: false,
  },
  reset: {
    send: async ({ sandbox }) => {
      const player = await sandbox.createPlayer();
      return { player, link: await sandbox.createLink(player, 'reset', 'en') };
    },
    waiting: button('registrationRecovery:reset.submit'),
    acts: false,
  },
  'stop-reset': {
    send: async ({ sandbox, request }) => {
      const player = await sandbox.createPlayer({ traits: { twoFactor: true } });
      const reset = await sandbox.createLink(player, 'reset', 'en');
      const key = reset.split('/').at(-1) ?? '';
      await request.post(`/api/auth/me/reset-credentials/${key}/wait?lang=en`, {
        data: { password: newPassword },
      });
      return { player, link: await newestLink(sandbox, player.email) };
    },
    waiting: button('registrationRecovery:stop.submit'),
    acts: true,
  },
  'email-change': { send: changeEmail, waiting: login, acts: false },
  'email-undo': { send: changeAndConfirmEmail, waiting: button('profile:undo.submit'), acts: true },
  deletion: { send: requestDeletion, waiting: button('myData:keep.submit'), acts: true },
  'beta-key': {
    send: async ({ sandbox }) => {
      const sender = await sandbox.createPlayer({ traits: { betaKeys: 1 } });
      const player = await sandbox.createPlayer();
      await sandbox.sendBetaKey(sender, player, 'Come and build');
      return { player, link: await newestLink(sandbox, player.email) };
    },
    waiting: login,
    acts: false,
  },
  invitation: {
    send: async ({ sandbox, request }) => {
      const player = await sandbox.createPlayer();
      const friend = `friend-${player.id.slice(0, 8)}@farstead.test`;
      const headers = authorized(player);
      const sent = await request.post(`/api/Recruitment/invite/${friend}`, { headers, data: {} });
      expect(sent.ok()).toBe(true);
      return { player, link: await newestLink(sandbox, friend) };
    },
    waiting: button('registration:submit'),
    acts: false,
  },
  'newsletter-confirmation': {
    send: (services) => requestConfirmation(services, '/api/newsletter'),
    waiting: (page) => page.getByRole('button', { name: confirmations.newsletterConfirm.confirm }),
    acts: true,
  },
  'status-notice-confirmation': {
    send: (services) => requestConfirmation(services, '/liveops/serverstatus/notices'),
    waiting: (page) => page.getByRole('button', { name: confirmations.statusNoticeConfirm.confirm }),
    acts: true,
  },
  unsubscribe: {
    send: async ({ sandbox }) => {
      const player = await sandbox.createPlayer();
      await sandbox.subscribe(player, 'events');
      const { pathname, search } = new URL(await sandbox.unsubscribeLink(player, 'events'));
      return { player, link: pathname + search };
    },
    waiting: (page) => page.getByRole('button', { name: confirmations.unsubscribe.confirm }),
    acts: true,
  },
  declaration: {
    send: async ({ sandbox }) => {
      const player = await sandbox.createPlayer();
      return { player, link: emailLinkPath('declaration', 'en', { id: player.id }) };
    },
    waiting: (page) => page.getByRole('main').getByRole('textbox').first(),
    acts: false,
  },
};

test('only the links in the table contain a key, a code or a number', () => {
  const withValues = Object.entries(emailLinkPaths).filter(([, pathOf]) => pathOf.length > 1);
  expect(Object.keys(links).sort()).toEqual(withValues.map(([kind]) => kind).sort());
});

for (const [kind, { send, waiting, acts }] of Object.entries(links)) {
  test(`AV-01 a mail scanner that opens the ${kind} link and runs its scripts changes nothing`, async ({
    page,
    request,
    sandbox,
  }) => {
    const { player, link } = await send({ sandbox, request });
    const stored = async (): Promise<unknown> => {
      const answer = await request.get('/api/me/data', { headers: authorized(player) });
      const { data = {} } = (await answer.json()) as { data?: Record<string, unknown> };
      // Tests that run in parallel may send newsletters to the player.
      return { status: answer.status(), data: { ...data, emails: undefined } };
    };
    const before = await stored();
    await request.get(link);
    await page.goto(link);
    const press = waiting(page).first();
    await expect(press).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await stored()).toEqual(before);
    if (!acts) return;
    await press.click();
    await expect.poll(stored).not.toEqual(before);
  });
}

test('AV-01 the browser that registered activates without a click', async ({ page, sandbox }) => {
  const somebody = newcomer();
  const form = new SignupForm(page, english);
  await page.goto(path.signup);
  await form.fillIn(somebody);
  await form.submit.click();
  await expect(form.done).toBeFocused();
  await page.goto(await newestLink(sandbox, somebody.email));
  await expect(page).toHaveURL(path.products);
  await new NavBar(page, english).expectSignedIn(somebody.displayName);
});

test('RG-03 a sign-up link shows its email to another signed-in player and opens after a click', async ({
  page,
  sandbox,
  signIn,
}) => {
  const other = await signIn();
  const { email, path: link } = await sandbox.createGhost('en');
  await page.goto(link);
  await expect(page).toHaveURL(path.home);
  const notice = noticesIn(page, text('registrationRecovery:news.sign-up-link.title', { email }));
  await expect(notice).toContainText(other.displayName);
  await expectAccessible(page);
  await notice.getByRole('button', { name: text('registrationRecovery:news.sign-up-link.open') }).click();
  await expect(new SignupForm(page, english).field('email')).toHaveValue(email);
});

/** Opens a link while another player is signed in, and expects a notice that names both players. */
const openElsewhere = async (
  page: Page,
  link: string,
  owner: TestPlayer,
  other: TestPlayer,
  effect: 'logs-out' | 'nothing',
): Promise<void> => {
  await page.goto(link);
  const notice = noticesIn(
    page.getByRole('main'),
    text(`registrationLinks:other.${effect}`, { player: other.displayName }),
  );
  await expect(notice).toContainText(owner.displayName);
  await expectAccessible(page);
};

const expectStillSignedIn = async (page: Page, { displayName }: TestPlayer): Promise<void> => {
  await page.goto(path.products);
  await new NavBar(page, english).expectSignedIn(displayName);
};

test('FP-01 a password reset signs another player out and opens the login with the owner’s email @phone', async ({
  page,
  sandbox,
  signIn,
}) => {
  const other = await signIn();
  const owner = await sandbox.createPlayer();
  const link = await sandbox.createLink(owner, 'reset', 'en');
  await openElsewhere(page, link, owner, other, 'logs-out');
  const main = page.getByRole('main');
  await main.getByLabel(text('registrationRecovery:password.label'), { exact: true }).fill(newPassword);
  await main.getByLabel(text('registrationRecovery:repeat.label'), { exact: true }).fill(newPassword);
  await button('registrationRecovery:reset.submit')(page).click();
  await expect(page).toHaveURL(path.login);
  const form = LoginForm.onPage(page, english);
  await expect(form.email).toHaveValue(owner.email);
  await form.password.fill(newPassword);
  await form.submit.click();
  await new NavBar(page, english).expectSignedIn(owner.displayName);
});

test('AV-01 an activation link names both players and signs its owner in @phone', async ({
  page,
  sandbox,
  signIn,
}) => {
  const other = await signIn();
  const { player: owner, link } = await links.activation.send({ sandbox, request: page.request });
  await openElsewhere(page, link, owner, other, 'logs-out');
  const { displayName: name } = owner;
  await page.getByRole('button', { name: text('registrationRecovery:activate.submitFor', { name }) }).click();
  await expect(page).toHaveURL(path.products);
  await new NavBar(page, english).expectSignedIn(name);
});

test('PF-02 undoing an email change leaves another player signed in and links to a new password @phone', async ({
  page,
  request,
  sandbox,
  signIn,
}) => {
  const { player: owner, link } = await changeAndConfirmEmail({ sandbox, request });
  const other = await signIn();
  await openElsewhere(page, link, owner, other, 'nothing');
  await button('profile:undo.submit')(page).click();
  await page.getByRole('link', { name: text('profile:undo.newPassword') }).click();
  const notice = noticesIn(
    page.getByRole('main'),
    text('registrationLinks:other.logs-out', { player: other.displayName }),
  );
  await expect(notice).toContainText(owner.displayName);
  await expectStillSignedIn(page, other);
});

test('canceling a deletion by link leaves another player signed in @phone', async ({
  page,
  request,
  sandbox,
  signIn,
}) => {
  const { player: owner, link } = await requestDeletion({ sandbox, request });
  const other = await signIn();
  await openElsewhere(page, link, owner, other, 'nothing');
  await button('myData:keep.submit')(page).click();
  await expect(page.getByRole('heading', { name: text('myData:kept.title') })).toBeFocused();
  await expectStillSignedIn(page, other);
});

test('stopping a reset lets another signed-in player log out and opens the login', async ({
  page,
  request,
  sandbox,
  signIn,
}) => {
  const { player: owner, link } = await links['stop-reset'].send({ sandbox, request });
  const other = await signIn();
  await openElsewhere(page, link, owner, other, 'nothing');
  await button('registrationRecovery:stop.submit')(page).click();
  await page
    .getByRole('button', { name: text('registrationLinks:changePlayer', { player: other.displayName }) })
    .click();
  await expect(page).toHaveURL(path.login);
});

test('AV-01 a used link redirects to the home page with a notice that links to the login', async ({
  page,
  request,
  sandbox,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/account\/link-owner$/);
  const { link } = await links.activation.send({ sandbox, request });
  await request.post(`/api/register/activate/${link.split('/').at(-1) ?? ''}`);
  await page.goto(link);
  await expect(page).toHaveURL(path.home);
  const notice = noticesIn(page, text('registrationRecovery:news.activation-key-used.text'));
  await expectAccessible(page);
  await notice.getByRole('link', { name: text('registrationRecovery:news.login') }).click();
  await expect(page).toHaveURL(path.login);
});
