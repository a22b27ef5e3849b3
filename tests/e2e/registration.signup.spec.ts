import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { recordCalls } from './support/calls';
import { holdRequests } from './support/holdRequests';
import { english, french, german, languages } from './support/languages';
import { errorsIn, noticesIn } from './support/notices';
import { NavBar } from './support/pages/NavBar';
import { goodPassword, newcomer, SignupForm } from './support/pages/SignupForm';
import { expect, test } from './support/test';

const register = /^\/api\/register$/;
const lookUp = /^\/api\/register\/activate\//;

for (const language of languages) {
  const { text, path } = language;

  test(`RG-01 RG-04 a visitor registers and receives an email with the activation link (${language.locale}) @phone @languages`, async ({
    page,
    sandbox,
  }) => {
    const form = new SignupForm(page, language);
    const somebody = newcomer();
    await page.goto(`${path.signup}?source=contest`);
    await form.fillIn(somebody);
    await expect(form.strength).toHaveText(text('security:strength.strong'));
    await form.newsletter.check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await form.submit.click();

    await expect(form.done).toBeFocused();
    await expect(page.getByText(somebody.email)).toBeVisible();
    await expectAccessible(page);
    const [message] = await sandbox.emailsTo(somebody.email);
    expect(message?.language).toBe(language.code);
    expect(message?.text).toMatch(/https?:\/\/\S+\/(activate|activer|aktivieren)\/[^\s?]+\?source=contest/);

    await page.getByRole('button', { name: text('registration:done.again.submit') }).click();
    await expect(noticesIn(page, text('registration:done.again.sent'))).toBeVisible();
    await expect.poll(async () => (await sandbox.emailsTo(somebody.email)).length).toBe(2);
  });

  test(`RG-01 every missing or invalid field shows a message next to it (${language.locale})`, async ({
    page,
  }) => {
    const form = new SignupForm(page, language);
    const calls = recordCalls(page, 'POST', register);
    await page.goto(path.signup);
    await form.readLong();
    await form.submit.click();
    for (const field of [
      'firstName',
      'lastName',
      'displayName',
      'email',
      'password',
      'retypePassword',
    ] as const) {
      await expect(form.field(field)).toHaveAccessibleDescription(
        new RegExp(`^${text(`registration:${field}.required`)}`),
      );
    }
    await expect(form.field('firstName')).toBeFocused();
    await expectAccessible(page);

    await form.fillIn({
      firstName: 'n'.repeat(31),
      displayName: 'Ada_Verne',
      email: 'ada',
      gameCode: 'a'.repeat(35),
      retypePassword: `${goodPassword}!`,
    });
    await form.submit.click();
    for (const field of ['firstName', 'displayName', 'email', 'gameCode'] as const) {
      await expect(form.field(field)).toHaveAccessibleDescription(
        new RegExp(text(`registration:${field}.invalid`).replace(/[.?+*\s]/g, '.')),
      );
      await expect(form.field(field)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByText(text('registration:retypePassword.mismatch'))).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  test(`RG-04 a value already in use shows a message next to its field, in the page’s language (${language.locale})`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allow(register);
    const { email, displayName } = await sandbox.createPlayer();
    const form = new SignupForm(page, language);
    await page.goto(path.signup);
    await form.fillIn({ email, displayName });
    await form.submit.click();
    await expect(form.field('displayName')).toBeFocused();
    await expect(form.field('displayName')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(errorsIn(page).filter({ hasText: text('registration:failure.title') })).toBeVisible();
    await expect(form.field('password')).toHaveValue(goodPassword);
    await expectAccessible(page);
    await form.fillIn(newcomer());
    await form.submit.click();
    await expect(form.done).toBeVisible();
  });

  test(`RG-01 a weak password cannot be submitted, and the form shows the reason (${language.locale})`, async ({
    page,
  }) => {
    const form = new SignupForm(page, language);
    const calls = recordCalls(page, 'POST', register);
    await page.goto(path.signup);
    await form.fillIn({ ...newcomer(), password: 'password', retypePassword: 'password' });
    await expect(form.strength).toHaveText(text('security:strength.weak'));
    await expect(page.getByText(text('security:advice.topTen'))).toBeVisible();
    await expect(form.submit).toBeDisabled();
    await expect(form.submit).toHaveAccessibleDescription(text('security:password.tooWeak'));
    await expectAccessible(page);
    await form.field('retypePassword').press('Enter');
    expect(calls).toHaveLength(0);
    await form.field('password').fill(goodPassword);
    await expect(form.submit).toBeEnabled();
  });

  test(`RG-03 a buyer who follows the emailed link enters a name and a password and lands on the products (${language.locale}) @phone`, async ({
    page,
    sandbox,
  }) => {
    const ghost = await sandbox.createGhost(language.code);
    const { displayName } = newcomer();
    const form = new SignupForm(page, language);
    await page.goto(ghost.path);
    await expect(form.field('email')).toHaveValue(ghost.email);
    await expect(form.field('email')).toHaveAttribute('readonly', '');
    await expect(page.getByRole('main').locator('input:not([tabindex="-1"])')).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await form.field('displayName').fill(displayName);
    await form.field('password').fill(goodPassword);
    await form.readLong();
    await form.submit.click();
    await expect(page).toHaveURL(path.products);
    await new NavBar(page, language).expectSignedIn(displayName);
    expect(await sandbox.emailsTo(ghost.email)).toEqual([]);
  });

  test(`RG-04 a link with an unknown key disables the form and offers a sign-up link without a key (${language.locale})`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(lookUp);
    await page.goto(`${path.signup}/no-such-key`);
    await expect(noticesIn(page, text('registration:invitation.unknown'))).toBeVisible();
    await expect(page.getByRole('button', { name: text('registration:submitUnable') })).toBeDisabled();
    await expect(new SignupForm(page, language).field('email')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: text('registration:invitation.without') }).click();
    await expect(page).toHaveURL(path.signup);
    await expect(new SignupForm(page, language).submit).toBeEnabled();
  });
}

test('RG-03 a link fills in its codes immediately, without layout shift', async ({ page }) => {
  const form = new SignupForm(page, english);
  await page.goto('/signup?code=00000000-0000-4000-9000-000000000001&recruiter=Backer-Jonas', {
    waitUntil: 'commit',
  });
  await expect(form.field('gameCode')).toHaveValue('00000000-0000-4000-9000-000000000001');
  await expect(form.field('recruiterCode')).toHaveValue('Backer-Jonas');

  await page.goto('/signup?code=FARSTEAD00033MTH');
  await expect(page.getByText(english.text('registration:gameCode.keptTitle'))).toBeVisible();
  await expect(form.field('gameCode')).toHaveCount(0);
  await expectAccessible(page);
});

test('RG-03 a link with a store ticket opens a form without a game code field', async ({ page }) => {
  for (const [language, from, to] of [
    [
      french,
      '/fr/inscription?steam_session_ticket=14&steam_app_id=480',
      '/fr/lp/inscription?steam_session_ticket=14&steam_app_id=480',
    ],
    [german, '/de/registrieren?steam_session_ticket=14', '/de/lp/registrieren?steam_session_ticket=14'],
    [english, '/signup?steam_session_ticket=14', '/signup?steam_session_ticket=14'],
  ] as const) {
    const form = new SignupForm(page, language);
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(form.field('recruiterCode')).toBeVisible();
    await expect(form.field('gameCode')).toHaveCount(0);
    if (language === german) await expectAccessible(page);
  }
});

test('RG-03 a sign-up link redirects a signed-in player to the products with its code, or to the home page', async ({
  page,
  signIn,
}) => {
  await signIn({}, '/signup?code=FARSTEAD00033MTH');
  await expect(page).toHaveURL('/account/products?code=FARSTEAD00033MTH');
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

test('RG-01 RG-02 each field declares its autocomplete value, and a filled honeypot sends no request and shows no message', async ({
  page,
}) => {
  const form = new SignupForm(page, english);
  const calls = recordCalls(page, 'POST', register);
  await page.goto('/signup');
  const expected = {
    firstName: 'given-name',
    lastName: 'family-name',
    displayName: 'nickname',
    email: 'email',
    password: 'new-password',
    retypePassword: 'new-password',
    recruiterCode: 'off',
    gameCode: 'off',
  } as const;
  for (const [field, value] of Object.entries(expected)) {
    await expect(form.field(field as keyof typeof expected)).toHaveAttribute('autocomplete', value);
  }

  const trap = page.locator('input[name="remark"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(page.getByRole('textbox', { name: english.text('registration:trap.label') })).toHaveCount(0);
  await form.fillIn(newcomer());
  await trap.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'a program was here',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await form.submit.click();
  await expect(form.submit).toBeEnabled();
  await expect(errorsIn(page)).toHaveCount(0);
  expect(calls).toHaveLength(0);
});

test('RG-01 pressing Enter twice registers once, using only the keyboard', async ({ page, sandbox }) => {
  const form = new SignupForm(page, english);
  const calls = recordCalls(page, 'POST', register);
  const { displayName, email } = newcomer();
  await page.goto('/signup');
  await form.field('firstName').focus();
  for (const typed of ['Ada', 'Verne', displayName, email]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await expect(form.field('password')).toBeFocused();
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.field('retypePassword')).toBeFocused();
  await page.keyboard.type(goodPassword);
  await form.readLong();
  const end = await sandbox.injectFault({ path: '/api/register', delayMs: 500 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.done).toBeVisible();
  await end();
  expect(calls).toHaveLength(1);
});

test('RG-01 a reload keeps what was typed, except passwords and codes', async ({ page }) => {
  const form = new SignupForm(page, english);
  const somebody = newcomer();
  await page.goto('/signup');
  await form.fillIn({ ...somebody, gameCode: '00000000-0000-4000-9000-000000000001' });
  await form.newsletter.check();
  await page.reload();
  await expect(form.field('email')).toHaveValue(somebody.email);
  await expect(form.field('displayName')).toHaveValue(somebody.displayName);
  await expect(form.newsletter).toBeChecked();
  for (const secret of ['password', 'retypePassword', 'gameCode'] as const)
    await expect(form.field(secret)).toHaveValue('');
});

test('RG-02 a click as the first action shows what is missing', async ({ page }) => {
  const form = new SignupForm(page, english);
  // With options, `goto` simulates no input: the click is the visitor's first action.
  await page.goto('/signup', { waitUntil: 'commit' });
  await form.submit.click();
  await expect(form.field('firstName')).toBeFocused();
  await expect(form.field('retypePassword')).toHaveAttribute('aria-invalid', 'true');
});

test('RG-02 registers a player who submits the form before hydration', async ({ page }) => {
  const form = new SignupForm(page, english);
  const release = await holdRequests(page, '**/assets/main.*.js');
  await page.goto('/signup', { waitUntil: 'commit' });
  await form.fillIn(newcomer());
  await form.newsletter.check();
  const sent = page.waitForRequest((request) => register.test(new URL(request.url()).pathname));
  await form.submit.click();
  release();
  expect(((await sent).postDataJSON() as { newsletter: boolean }).newsletter).toBe(true);
  await expect(form.done).toBeVisible();
});

test('RG-01 fetches only the page language’s dictionary, and only after a password is typed', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const name = /\/assets\/(strength[\w-]*)\./.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  const form = new SignupForm(page, german);
  await page.goto(german.path.signup);
  expect(fetched).toEqual([]);
  await form.field('password').fill(goodPassword);
  await expect(form.strength).toHaveText(german.text('security:strength.strong'));
  expect(fetched).toContain('strength-de');
  expect(fetched).not.toContain('strength-en');
  expect(fetched).not.toContain('strength-fr');
});

test('RG-01 the form works without the strength worker and hides the meter', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/assets\/strength/);
  await page.route(/\/assets\/strength\.[^/]+\.js$/, (route) => route.abort());
  const form = new SignupForm(page, english);
  await page.goto('/signup');
  await form.fillIn({ ...newcomer(), password: '12345678', retypePassword: '12345678' });
  await expect(page.locator('.strength-meter')).toHaveCount(0);
  await form.submit.click();
  await expect(form.done).toBeVisible();
});
