import type { Page } from '@playwright/test';
import { pathOf } from '#domain/navigation/pagePaths';
import { holdRequests } from './support/holdRequests';
import { english } from './support/languages';
import { LoginForm } from './support/pages/LoginForm';
import { expect, test } from './support/test';
import { waitForHydration } from './support/waitForHydration';

// Pages whose HTML an extension of the browser or a proxy has changed before they are hydrated.

const { path, locale } = english;

const sections = { header: 'header.nav-bar', main: 'main', footer: 'footer.footer' };
const marker = 'data-served';

/** Marks each section, and changes the page as an extension does. Runs in the page once its HTML has been parsed. */
const changePage = ({
  selectors,
  marked,
  change,
}: {
  selectors: string[];
  marked: string;
  change: string;
}) => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const selector of selectors) document.querySelector(selector)?.setAttribute(marked, '');
    const changes: Record<string, () => void> = {
      'after each field': () => {
        for (const field of document.querySelectorAll('input')) field.after(document.createElement('div'));
      },
      'first in main': () => document.querySelector('main')?.prepend(document.createElement('div')),
      'first in header': () => document.querySelector('header')?.prepend(document.createElement('div')),
      'first in footer': () => document.querySelector('footer')?.prepend(document.createElement('div')),
    };
    changes[change]?.();
  });
};

const openChanged = async (page: Page, address: string, change: string): Promise<() => void> => {
  await page.addInitScript(changePage, { selectors: Object.values(sections), marked: marker, change });
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return release;
};

const sectionsRenderedAgain = async (page: Page): Promise<readonly string[]> => {
  const kept = await Promise.all(
    Object.entries(sections).map(async ([name, selector]) => {
      const isKept = (await page.locator(`${selector}[${marker}]`).count()) === 1;
      return isKept ? [] : [name];
    }),
  );
  return kept.flat();
};

for (const [change, changed] of [
  ['after each field', ['main', 'footer']],
  ['first in main', ['main']],
  ['first in header', ['header']],
  ['first in footer', ['footer']],
] as const) {
  test(`SE-03 an element ${change} costs only its section, and login keeps text and focus`, async ({
    page,
    sandbox,
    browserErrors,
  }) => {
    browserErrors.allowReport(/Minified React error #418/);
    const player = await sandbox.createPlayer();
    const login = LoginForm.onPage(page, english);
    const release = await openChanged(page, path.login, change);
    await login.fill(player.email, player.password);
    release();
    await waitForHydration(page);
    expect(await sectionsRenderedAgain(page)).toEqual(changed);
    await expect(login.email).toHaveValue(player.email);
    await expect(login.password).toHaveValue(player.password);
    await expect(login.password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path.products);
  });
}

/** Edits HTML as proxies do: hides email addresses, removes comments and collapses spaces. */
const editHtml = (html: string): string =>
  html
    .replace(/<a\b[^>]*href="mailto:[^"]*"[^>]*>.*?<\/a>/gs, (link) =>
      link
        .replace(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#543b"')
        .replace(/[^\s<>"]+@[^\s<>"]+/g, '<span class="__cf_email__">[email protected]</span>'),
    )
    .replace(/<!--(?!\[).*?-->/gs, '')
    .replace(/\s+/g, ' ');

for (const address of [path.login, path.signup, pathOf('withdrawal', locale), pathOf('contact', locale)]) {
  test(`a form keeps text and focus if a proxy has edited ${address}`, async ({ page, browserErrors }) => {
    browserErrors.allowReport(/Minified React error #418/);
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: editHtml(body) });
    });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    const fields = page
      .getByRole('main')
      .locator('form input:is([type="email"], [type="text"], :not([type]))');
    const first = fields.first();
    await first.fill('ada@farstead.test');
    release();
    await waitForHydration(page);
    await expect(first).toHaveValue('ada@farstead.test');
    await expect(first).toBeFocused();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await page.keyboard.type('x');
    await expect(first).toHaveValue('ada@farstead.testx');
  });
}
