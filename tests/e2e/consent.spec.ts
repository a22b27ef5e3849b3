import type { BrowserContext } from '@playwright/test';
import { cookieRenewalPath, interactedAttribute } from '#hydration/protocol';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { english, german, languages, layoutTag } from './support/languages';
import { holdRequests } from './support/holdRequests';
import { noticesIn } from './support/notices';
import { siteOrigin } from './support/origins';
import { LoginForm } from './support/pages/LoginForm';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

const storedChoices = async (context: BrowserContext): Promise<unknown> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_preference');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
};

const all = (choice: 'agree' | 'decline') => ({
  performance: choice,
  functional: choice,
  targeting: choice,
  social: choice,
});

test.describe('in a country that requires consent', () => {
  test.use({ country: 'FR' });

  for (const language of languages) {
    const text = (key: string) => language.text(`consent:${key}`);

    test(`CC-02 CC-03 CC-04 a visitor sees the popup, chooses categories and changes the choice (${language.locale}) @phone`, async ({
      page,
      context,
    }) => {
      const popup = page
        .getByRole('region', { name: text('banner.label') })
        .filter({ has: page.getByRole('button', { name: text('banner.choose') }) });
      const details = page.getByRole('dialog', { name: text('details.title') });
      const category = (name: string) =>
        details.getByRole('checkbox', { name: text(`category.${name}.name`) });
      await page.goto(language.path.home);
      await expect(popup).toBeVisible();
      await expectAccessible(page);
      expect(await storedChoices(context)).toBeUndefined();

      await popup.getByRole('button', { name: text('banner.choose') }).click();
      await expect(category('required')).toBeChecked();
      await expect(category('required')).toBeDisabled();
      await expect(category('social')).not.toBeChecked();
      const stateOf = (name: string) =>
        details
          .locator('label')
          .filter({ has: page.getByRole('checkbox', { name: text(`category.${name}.name`) }) })
          .locator('.k-checkbox__state');
      await expect(stateOf('social')).toHaveText(text('state.unknown'));
      await expectAccessible(page);
      await details.getByRole('button', { name: text('details.selectAll'), exact: true }).click();
      await expect(category('targeting')).toBeChecked();
      await details.getByRole('button', { name: text('details.deselectAll') }).click();
      await expect(stateOf('social')).toHaveText(text('state.decline'));
      await category('social').check();
      await expect(stateOf('social')).toHaveText(text('state.agree'));
      await details.getByRole('button', { name: text('details.save') }).click();
      await expect(details).toBeHidden();
      await expect(noticesIn(page, text('saved'))).toBeVisible();
      expect(await storedChoices(context)).toEqual({ ...all('decline'), social: 'agree' });

      await page.reload();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: text('footerLink') })
        .click();
      await expect(category('social')).toBeChecked();
      await category('social').uncheck();
      await details.getByRole('button', { name: text('details.save') }).click();
      expect(await storedChoices(context)).toEqual(all('decline'));
      await expect(popup).toBeHidden();
      const withdrawn = noticesIn(page, text('withdrawn.title'));
      await expect(withdrawn).toContainText(text('category.social.name'));
      await expectAccessible(page);
      await withdrawn.getByRole('button', { name: language.text('app:dismiss') }).click();
      await expect(withdrawn).toBeHidden();
    });
  }

  test('CC-02 CC-04 the decision is stored for 395 days and the popup does not reappear', async ({
    page,
    context,
  }) => {
    const popup = page.getByRole('region', { name: english.text('consent:banner.label') });
    for (const [answer, choice] of [
      ['banner.agreeAll', 'agree'],
      ['banner.declineAll', 'decline'],
    ] as const) {
      await context.clearCookies();
      await page.goto(english.path.home);
      const renewed = page.waitForResponse(`**${cookieRenewalPath}`);
      await popup.getByRole('button', { name: english.text(`consent:${answer}`) }).click();
      await expect(popup).toBeHidden();
      expect(await (await renewed).headerValue('set-cookie')).toMatch(
        /^cookie_preference=[^;]+; Path=\/; Max-Age=34128000; SameSite=Lax$/,
      );
      expect(await storedChoices(context)).toEqual(all(choice));
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'cookie_preference');
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - 34_128_000)).toBeLessThan(60);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(popup).toBeHidden();
  });

  test('CC-04 an unreadable consent cookie counts as no decision', async ({ page, context }) => {
    await context.addCookies([{ name: 'cookie_preference', value: '%7Bbroken', url: siteOrigin }]);
    await page.goto(english.path.home);
    await expect(page.getByRole('region', { name: english.text('consent:banner.label') })).toBeVisible();
  });

  test('CC-03 the bar appears without interaction above the login button, each button on one line (de-de) @phone', async ({
    page,
  }) => {
    const bar = page.locator('section.consent');
    await page.goto(german.path.home, { waitUntil: 'load' });
    await expect(bar).toBeVisible();

    await page.goto(german.path.login);
    await expect(bar).toBeVisible();
    const top = (await bar.boundingBox())?.y ?? 0;
    const { y = 0, height = 0 } = (await LoginForm.onPage(page, german).submit.boundingBox()) ?? {};
    expect(y + height, 'the foot of the button').toBeLessThan(top - 8);
    for (const answer of await bar.getByRole('button').all()) {
      const lines = await answer.evaluate((button) => {
        const range = document.createRange();
        const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() ?? button;
        range.selectNodeContents(text);
        return range.getClientRects().length;
      });
      expect(lines, await answer.innerText()).toBe(1);
    }
  });

  test('CC-02 CC-03 CC-04 the bar appears before hydration, and answering closes it and stores the decision immediately', async ({
    page,
    context,
  }) => {
    const release = await holdRequests(page, '**/assets/main*.js');
    await page.goto(german.path.login, { waitUntil: 'commit' });
    const bar = page.getByRole('region', { name: german.text('consent:banner.label') });
    await expect(bar).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute(interactedAttribute);
    await bar.getByRole('button', { name: german.text('consent:banner.declineAll') }).click();
    await expect(bar).toBeHidden();
    expect(await storedChoices(context)).toEqual(all('decline'));
    release();
    await waitForHydration(page);
    await expect(bar).toBeHidden();
    expect(await storedChoices(context)).toEqual(all('decline'));
  });

  test('CC-03 the popup does not cover the content or the focused element @phone', async ({ page }) => {
    await page.goto(english.path.home);
    const popup = page.getByRole('region', { name: english.text('consent:banner.label') });
    await expect(popup).toBeInViewport();
    const links = page.getByRole('contentinfo').getByRole('link');
    const last = links.last();
    const gap = async (): Promise<number> => {
      // Focus again each time: lazily rendered sections above move the previously focused link.
      await links.first().focus();
      await last.focus();
      const [link, question] = await Promise.all([last.boundingBox(), popup.boundingBox()]);
      return (question?.y ?? 0) - ((link?.y ?? 0) + (link?.height ?? 0));
    };
    await expect.poll(gap, 'pixels between the focus and the question').toBeGreaterThanOrEqual(0);
  });

  test('CC-03 CC-04 the bar follows the skip link, does not scroll the page, and announces the choice', async ({
    page,
  }) => {
    const bar = page.getByRole('region', { name: english.text('consent:banner.label') });
    const choose = bar.getByRole('button', { name: english.text('consent:banner.choose') });
    await page.goto(english.path.home, { waitUntil: 'load' });
    await expect(bar).toBeVisible();
    for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab');
    await expect(choose).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: english.text('consent:details.title') });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(choose).toBeFocused();

    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.keyboard.press('Shift+Tab');
    await expect(bar.getByRole('button', { name: english.text('consent:banner.declineAll') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await expect(page.getByText(english.text('consent:saved'))).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  test('CC-03 the bars leave more than half of a small window to the content', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(german.path.home);
    const bar = page.locator('section.consent');
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    expect((await bar.boundingBox())?.height).toBeLessThan(256 / 2);
    for (const answer of await bar.getByRole('button').all())
      await expect(answer).toBeInViewport({ ratio: 1 });
  });

  for (const { locale, path } of languages) {
    test(`CC-03 the bar covers at most a quarter of a phone screen and contains all buttons (${locale}) ${layoutTag(locale)}`, async ({
      page,
    }) => {
      const bar = page.locator('section.consent');
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path.home);
      await expect(bar).toBeVisible();
      for (const [width, height] of [
        [320, 568],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectNoSidewaysScroll(page);
        expect((await bar.boundingBox())?.height, `of ${height} px`).toBeLessThanOrEqual(height / 4);
        for (const answer of await bar.getByRole('button').all())
          await expect(answer).toBeInViewport({ ratio: 1 });
      }
      const top = async (): Promise<number> => (await bar.boundingBox())?.y ?? 0;
      for (const action of await page.locator('.landing-hero__actions').getByRole('button').all()) {
        const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
        expect(y + height, 'the foot of a button').toBeLessThanOrEqual(await top());
      }
    });
  }

  test('CC-03 NL-01 the newsletter result is shown above the bar (de-de) @phone', async ({ page, scope }) => {
    await page.goto(german.path.login);
    const bar = page.locator('section.consent');
    await expect(bar).toBeVisible();
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByRole('textbox').fill(`reader-${scope}@farstead.test`);
    await page.keyboard.press('Enter');
    const outcome = form.locator('.newsletter-form__done');
    await expect(outcome).toHaveText(german.text('mailingNewsletter:done'));
    const { y = 0, height = 0 } = (await outcome.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  });
});

test.describe('in a country without a consent popup', () => {
  test('CC-03 all categories are granted without a popup', async ({ page, context }) => {
    await page.goto(english.path.home);
    await expect.poll(() => storedChoices(context)).toEqual(all('agree'));
    await expect(page.locator('section.consent')).toBeHidden();
  });
});

test.describe('in an unknown country', () => {
  test.use({ country: 'unknown' });

  test('CC-03 stores no decision and does not show a popup', async ({ page, context }) => {
    const located = page.waitForResponse('**/api/products/location');
    await page.goto(english.path.home);
    await (await located).finished();
    await expect(page.locator('h1')).toBeVisible();
    expect(await storedChoices(context)).toBeUndefined();
    await expect(page.locator('section.consent')).toBeHidden();
  });
});
