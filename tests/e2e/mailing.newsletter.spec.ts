import { expectAccessible } from './support/accessibility';
import { holdRequests } from './support/holdRequests';
import { english, languages, type SiteLanguage } from './support/languages';
import { errorsIn } from './support/notices';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';
import { shortenTimeouts, simulateFailureModes } from './support/failureModes';
import type { Page } from '@playwright/test';

const call = /^\/api\/newsletter$/;
const readerOf = (scope: string) => `reader-${scope}@farstead.test`;

const formIn = (page: Page, { text }: SiteLanguage) => {
  const footer = page.getByRole('contentinfo');
  return {
    field: footer.getByLabel(text('mailingNewsletter:email.label')),
    submit: footer.getByRole('button', { name: text('mailingNewsletter:submit'), exact: true }),
    status: footer.getByRole('status').filter({ hasText: text('mailingNewsletter:done') }),
    alert: errorsIn(footer),
  };
};

for (const language of languages) {
  const { text } = language;

  test(`NL-01 a visitor signs up, receives an email and confirms the subscription (${language.locale}) @phone`, async ({
    page,
    sandbox,
    scope,
  }) => {
    const { field, submit, status } = formIn(page, language);
    await page.goto(language.path.home);
    await field.fill(readerOf(scope));
    await submit.click();
    await expect(status).toBeVisible();
    await expect(field).toHaveValue('');
    await expectAccessible(page);
    await field.fill('r');
    await expect(status).toBeHidden();

    const messages = await sandbox.emailsTo(readerOf(scope));
    expect(messages.map(({ language: written }) => written)).toEqual([language.code]);
    await page.goto(linkIn(messages[0]));
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    // Opening the link alone does not confirm anything, because mail scanners open links, too.
    await page.getByRole('button').click();
    await expectAccessible(page);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(language.path.home);
  });

  test(`NL-01 a failed call shows a message next to the field and keeps the input (${language.locale})`, async ({
    page,
    sandbox,
    scope,
    browserErrors,
  }) => {
    browserErrors.allow(call);
    await shortenTimeouts(page);
    const { field, submit, status, alert } = formIn(page, language);
    await page.goto(language.path.login);

    await submit.click();
    await expect(alert).toHaveText(text('mailingNewsletter:problem.email-required'));
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await field.fill('reader');
    await submit.click();
    await expect(alert).toHaveText(text('mailingNewsletter:problem.email-invalid'));

    await field.fill(readerOf(scope));
    await simulateFailureModes(sandbox, { path: '/api/newsletter' }, async ({ message }) => {
      await submit.click();
      await expect(alert).toContainText(message(language));
      await expect(field).toHaveValue(readerOf(scope));
    });
    await field.press('Enter');
    await expect(status).toBeVisible();
  });
}

test('NL-01 the message stays until the field is edited', async ({ page }) => {
  await page.clock.install();
  const { field, submit, alert } = formIn(page, english);
  await page.goto(english.path.home);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  await expect(alert).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(alert).toBeVisible();
  await field.fill('r');
  await expect(alert).toBeHidden();
});

test('NL-01 sends a form submitted before hydration once the page is hydrated', async ({
  page,
  scope,
  sandbox,
}) => {
  const { field, status } = formIn(page, english);
  const release = await holdRequests(page, '**/assets/main.*.js');
  await page.goto(english.path.home, { waitUntil: 'commit' });
  await field.fill(readerOf(scope));
  await field.press('Enter');
  release();
  await expect(status).toBeVisible();
  expect(await sandbox.emailsTo(readerOf(scope))).toHaveLength(1);
});
