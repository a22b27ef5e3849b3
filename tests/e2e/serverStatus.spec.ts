import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { german } from './support/languages';
import { linkIn } from './support/Sandbox';
import { expect, test } from './support/test';

// The status is the same for every visitor: these tests run alone, one after another.
test.describe.configure({ mode: 'serial' });

test.use({ timezoneId: 'Europe/Berlin' });

const status = { maintenance: 4, up: 1 } as const;

test.afterEach(({ sandbox }) => sandbox.changeGame(status.up));

test('SS-01 home, login and launcher say until when the game is down, without starting the application', async ({
  page,
  sandbox,
}) => {
  const until = new Date(Date.now() + 45 * 60_000);
  await sandbox.changeGame(status.maintenance, { messageDe: 'Kerntausch.', until: until.toISOString() });
  const local = until.toLocaleTimeString('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  });
  for (const path of [german.path.home, german.path.login, '/de/launcher/neuigkeiten']) {
    const line = page.getByRole('region', { name: german.text('statusLine:label') });
    // The first request after a change may still get the cached page.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'load' });
      await expect(line).toContainText('Farstead wird gewartet', { timeout: 2_000 });
    }).toPass();
    await expect(line).toContainText('Kerntausch.');
    await expect(line).toContainText(new RegExp(`${local}\\sMEZ`));
    await expect(line.getByRole('timer')).toHaveText(/\(in 4[3-5] Minuten\)/);
    await expect(page.locator('#root')).not.toHaveAttribute('data-ready');
    await expectNoSidewaysScroll(page);
  }
  await page.goto(german.path.home);
  await expectAccessible(page);
  await sandbox.changeGame(status.maintenance, {
    until: new Date(until.getTime() + 3_600_000).toISOString(),
  });
  await page.getByRole('link', { name: german.text('statusLine:link') }).click();
  await expect(page.locator('.status-summary')).toContainText('Verlängert bis');
  await expectAccessible(page);
});

test('SS-01 a visitor asks for an email, confirms it and gets it when the game is up ', async ({
  page,
  sandbox,
  scope,
}) => {
  const email = `waiting-${scope}@farstead.test`;
  await sandbox.changeGame(status.maintenance);
  await page.goto('/de/serverstatus');
  const form = page.getByRole('region', { name: german.text('serverStatus:notice.title') });
  await form.getByLabel(german.text('serverStatus:notice.label')).fill(email);
  await form.getByRole('button', { name: german.text('serverStatus:notice.submit') }).click();
  await expect(form.locator('.newsletter-form__done')).toHaveText(german.text('serverStatus:notice.done'));
  const [message] = await sandbox.emailsTo(email);
  await page.goto(linkIn(message));
  await expectAccessible(page);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir sagen dir Bescheid');
  await sandbox.changeGame(status.up);
  const subjects = async () => (await sandbox.emailsTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Farstead ist wieder online');
});
