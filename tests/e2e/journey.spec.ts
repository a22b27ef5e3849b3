import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { german, languages } from './support/languages';
import { ConfirmPage } from './support/pages/ConfirmPage';
import { LoginForm } from './support/pages/LoginForm';
import { NavBar } from './support/pages/NavBar';
import { ProductsPage } from './support/pages/ProductsPage';
import { goodPassword, SignupForm } from './support/pages/SignupForm';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, path, text } = language;

  test(`SH-04 SE-01 PD-02 SE-07 a player follows a link with a code, signs in, redeems the code, reloads and signs out (${locale}) @phone @languages`, async ({
    page,
    sandbox,
  }) => {
    const player = await sandbox.createPlayer({ traits: { language: language.code } });
    const code = await sandbox.createCode({ months: 3 });
    const login = LoginForm.onPage(page, language);
    const products = new ProductsPage(page, language);
    const nav = new NavBar(page, language);

    await test.step('the requested page redirects to the login page and back', async () => {
      await page.goto(`${path.products}?code=${code}`);
      await expect(page).toHaveURL(path.login);
      await expect(page).toHaveTitle(language.title('login'));
      await login.signIn(player);
      await expect(page).toHaveURL(`${path.products}?code=${code}`);
      await expect(page).toHaveTitle(language.title('products'));
    });

    await test.step('the code of the link is filled in and adds game time', async () => {
      await expect(page.getByText(text('products:none.title'))).toBeVisible();
      await expect(products.code).toHaveValue(code);
      await products.redeem.click();
      await expect(products.success).toBeVisible();
    });
    const until = language.date(await sandbox.gameTimeEnd(player));
    await expect(products.success).toContainText(until);
    await expect(products.rows).toHaveCount(1);
    await expect(products.gameTime).toContainText(text('products:validUntilLabel'));
    await expect(products.gameTime).toContainText(until);
    await expect(products.code).toHaveValue('');

    await test.step('a reload shows the same player and the same date', async () => {
      await page.goto(path.products);
      await expect(products.gameTime).toContainText(until);
      await nav.expectSignedIn(player.displayName);
    });

    await test.step('after signing out, the page redirects to the login page', async () => {
      await nav.signOut(player.displayName);
      await expect(page).toHaveURL(path.home);
      await nav.expectSignedOut();
      await page.goto(path.products);
      await expect(page).toHaveURL(path.login);
    });
  });
}

test.describe('in a country that requires cookie consent', () => {
  test.use({ country: 'DE' });

  test('CF-04 TY-01 RG-03 DL-01 a guest buys a pack and reaches the download in at most 14 taps (de-de) @phone', async ({
    page,
    sandbox,
  }) => {
    const { path, text } = german;
    const email = `buyer-${randomUUID()}@example.com`;
    const confirm = new ConfirmPage(page, german);
    const form = new SignupForm(page, german);
    const main = page.getByRole('main');
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    };
    /** Typing takes a tap to focus the field. */
    const type = async (field: Locator, typed: string): Promise<void> => {
      await tap(field);
      await field.fill(typed);
    };

    await test.step('the guest chooses a pack and confirms it', async () => {
      await page.goto(path.home);
      await tap(page.getByRole('button', { name: text('consent:banner.declineAll') }));
      await tap(main.getByRole('link', { name: text('navigation:play.buy') }).first());
      await expect(page).toHaveURL(path.buy);
      await tap(
        main.getByRole('button', {
          name: text('shop:plan.chooseFor', { plan: text('shop:names.three-months') }),
        }),
      );
      await type(confirm.email, email);
      for (const box of await confirm.boxes.all()) await tap(box);
      await tap(confirm.submit);
    });

    await test.step('the guest pays with a saved card', async () => {
      await expect(confirm.paymentWindow.step('card')).toBeVisible();
      await confirm.paymentWindow.pay('accepted');
      taps += 2;
      await expect(page).toHaveURL(path.thanks);
      await expect(main.getByText(text('thankYou:account.play'))).toBeVisible();
    });

    await test.step('the link in the email opens the sign-up', async () => {
      await expect.poll(async () => (await sandbox.emailsTo(email)).length).toBe(1);
      const [message] = await sandbox.emailsTo(email);
      taps += 1;
      await page.goto(linkIn(message));
      await type(form.field('displayName'), `New-${randomUUID().slice(0, 12)}`);
      await type(form.field('password'), goodPassword);
      await form.readLong();
      await tap(form.submit);
    });

    await test.step('My products shows the pack and leads to the download', async () => {
      await expect(page).toHaveURL(path.products);
      await expect(main.getByRole('listitem').first()).toContainText(text('products:validUntilLabel'));
      await tap(main.getByRole('link', { name: text('downloads:next') }));
      await expect(page).toHaveURL('/de/konto/download');
      await expect(main.getByText(text('downloads:toPc.send'))).toBeAttached();
    });
    expect(taps).toBeLessThanOrEqual(14);
  });
});
