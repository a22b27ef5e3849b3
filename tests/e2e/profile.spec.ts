import { expectAccessible, expectNoSidewaysScroll, expectValidPage } from './support/accessibility';
import { recordCalls } from './support/calls';
import { english, languages } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProfilePage } from './support/pages/ProfilePage';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';

const editing = /^\/api\/users\/me\/edit-profile/;
const confirming = /^\/api\/users\/me\/update-email/;
const undoing = /^\/api\/users\/undo-email/;
const ownAccount = /^\/api\/users\/[\w-]{36}$/;

for (const language of languages) {
  const { locale, path, text } = language;

  test(`PF-01 editing the profile sends only the changed fields (${locale}) @phone`, async ({
    page,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(editing);
    const profile = new ProfilePage(page, language);
    const player = await signIn({ language: language.code }, path.profile);
    await expect(profile.field('firstName')).toHaveValue('Ada');
    await expectValidPage(page, language);

    await profile.save.click();
    await expect(profile.notice('outcome.unchanged')).toBeVisible();

    await profile.field('firstName').fill('');
    await profile.field('displayName').fill('no');
    await profile.save.click();
    await expect(profile.field('firstName')).toBeFocused();
    await expect(profile.main).toContainText(text('profile:problem.firstNameRequired'));
    await expect(profile.main).toContainText(text('profile:problem.displayName'));
    await expectAccessible(page);

    const displayName = `Renamed-${player.id.slice(0, 8)}`;
    await profile.field('firstName').fill('Grace');
    await profile.field('displayName').fill(displayName);
    const countries = { 'en-us': 'Austria', 'fr-fr': 'Autriche', 'de-de': 'Österreich' } as const;
    await profile.field('addressCountry').fill(countries[locale].normalize('NFD').slice(0, 6).toLowerCase());
    await expect(page.getByRole('option', { name: countries[locale] })).toBeVisible();
    await expectAccessible(page);
    await profile.field('addressCountry').press('Enter');
    await expect(profile.field('addressCountry')).toHaveValue(countries[locale]);

    await profile.save.click();
    await expect(profile.password).toBeFocused();
    await expectAccessible(page);
    await profile.password.fill('not-my-password');
    await profile.confirm.click();
    await expect(profile.password).toHaveAccessibleDescription(text('securityPassword:wrong'));
    await profile.password.fill(player.password);
    const sent = recordCalls(page, 'PATCH', editing);
    await profile.confirm.click();
    await expect(profile.notice('outcome.saved')).toBeVisible();
    await expect(profile.main.locator('[data-outcome]')).toBeFocused();
    const body = JSON.parse(sent[0]?.postData() ?? '[]') as { path: string }[];
    expect(body.map(({ path: field }) => field)).toEqual([
      '/firstName',
      '/displayName',
      '/addressCountry',
      '/currentPassword',
    ]);
    const nav = new NavBar(page, language);
    if (!nav.isOnPhone) await expect(nav.profileOf(displayName)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(profile.field('addressCountry')).toHaveValue(countries[locale]);
  });

  test(`PF-02 a link confirms the new email, and a link in the old mailbox undoes the change (${locale}) @phone`, async ({
    page,
    context,
    sandbox,
    signIn,
    browserErrors,
  }) => {
    browserErrors.allow(confirming, undoing, ownAccount, /^\/api\/auth\/refresh/);
    const player = await signIn({ language: language.code });
    const to = `moved-${player.id.slice(0, 8)}@farstead.test`;
    const profile = new ProfilePage(page, language);
    await page.goto(path.profile);
    await expect(profile.resend).toHaveAttribute('aria-disabled', 'true');
    await profile.field('email').fill(to);
    await profile.saveWith(player.password);
    await expect(profile.notice('outcome.confirm', { to, email: player.email })).toBeVisible();
    await expect(profile.field('email')).toHaveValue(player.email);
    await expect(profile.field('email')).toHaveAttribute('readonly');
    await expectAccessible(page);
    await profile.resend.click();
    await expect(profile.notice('email.resent', { to })).toBeVisible();
    const [resent, first] = await sandbox.emailsTo(to);

    await page.goto(linkIn(first));
    await expect(profile.notice('confirm.unknown-key')).toBeVisible();
    await expectAccessible(page);
    await page.goto(linkIn(resent));
    await expect(profile.notice('confirm.doneText', { email: to })).toBeVisible();
    await expectValidPage(page, language);
    await expectAccessible(page);
    await page.reload();
    await expect(profile.notice('confirm.used-key')).toBeVisible();

    await context.clearCookies();
    const [notified] = await sandbox.emailsTo(player.email);
    await page.goto(linkIn(notified));
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: text('profile:undo.submit') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: text('profile:undo.done') })).toBeFocused();
    await expectValidPage(page, language);
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: text('profile:undo.newPassword') })
      .click();
    await expect(page.getByRole('main')).toContainText(player.email);
  });
}

test('PF-01 a tab with stale data shows the changes made elsewhere and lets the player decide', async ({
  page,
  context,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(editing);
  const later = new ProfilePage(page, english);
  const player = await signIn({}, english.path.profile);
  await later.field('addressCity').fill('Nantes');
  await later.field('addressStreet').fill('1 quai Ceineray');
  const other = await context.newPage();
  const earlier = new ProfilePage(other, english);
  await other.goto(english.path.profile);
  await earlier.field('addressCity').fill('Lyon');
  await earlier.field('lastName').fill('Hopper');
  await earlier.saveWith(player.password);
  await expect(earlier.notice('outcome.saved')).toBeVisible();

  await later.saveWith(player.password);
  await expect(later.main.locator('.profile-elsewhere')).toBeFocused();
  await expect(later.field('lastName')).toHaveValue('Hopper');
  await expect(later.field('addressCity')).toHaveValue('Nantes');
  await expectAccessible(page);
  await later.save.click();
  await expect(later.notice('outcome.undecided')).toBeVisible();
  await page.getByRole('button', { name: english.text('profile:elsewhere.keepMine') }).click();
  await later.saveWith(player.password);
  await expect(later.notice('outcome.saved')).toBeVisible();
  await page.reload();
  await expect(later.field('addressCity')).toHaveValue('Nantes');
  await expect(later.field('lastName')).toHaveValue('Hopper');
  await expect(later.field('addressStreet')).toHaveValue('1 quai Ceineray');
});

test('PF-02 signing in returns a visitor to the emailed link, and another account sees a message', async ({
  page,
  sandbox,
  browserErrors,
  request,
}) => {
  browserErrors.allow(confirming);
  const [player, other] = [await sandbox.createPlayer(), await sandbox.createPlayer()];
  const to = `moved-${player.id.slice(0, 8)}@farstead.test`;
  await request.patch('/api/users/me/edit-profile?lang=en', {
    headers: { authorization: `Bearer ${player.accessToken}` },
    data: [
      { op: 'replace', path: '/email', value: to },
      { op: 'replace', path: '/currentPassword', value: player.password },
    ],
  });
  const [message] = await sandbox.emailsTo(to);
  const link = linkIn(message);
  const profile = new ProfilePage(page, english);
  const login = LoginForm.onPage(page, english);
  const signIn = async (as: typeof player) => {
    await expect(page).toHaveURL(english.path.login);
    await login.signIn(as);
  };
  await page.goto(link);
  await signIn(other);
  await expect(profile.notice('confirm.key-of-other')).toBeVisible();
  await page.getByRole('button', { name: english.text('profile:confirm.changeAccount') }).click();
  await signIn(player);
  await expect(profile.notice('confirm.doneText', { email: to })).toBeVisible();
});
