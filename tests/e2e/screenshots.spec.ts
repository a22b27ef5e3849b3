import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '#domain/navigation/pagePaths';
import { english } from './support/languages';
import { demoOrigin, siteOrigin } from './support/origins';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

const folder = new URL('../../docs/screenshots/', import.meta.url);
const maxBytes = 200_000;

/** Returns the largest image with the most colors that fits into 200 KB. The README shows up to 760 px. */
const compressed = async (picture: Buffer): Promise<Buffer> => {
  for (const width of [1440, 1080, 900, 760]) {
    for (const colors of [256, 64]) {
      const smaller = await sharp(picture)
        .resize({ width, withoutEnlargement: true })
        .png({ palette: true, colors, effort: 7, dither: 0.3 })
        .toBuffer();
      if (smaller.length <= maxBytes) return smaller;
    }
  }
  throw new Error('a screenshot does not fit into 200 KB');
};

const saveScreenshot = async (page: Page, name: string, width: string): Promise<void> => {
  await expect(page.locator('h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}-${width}.png`, folder), await compressed(await page.screenshot()));
};

test('takes a screenshot of the home page @screenshots', async ({ page }, { project }) => {
  await page.goto(english.path.home);
  await saveScreenshot(page, 'home', project.name);
});

test('takes a screenshot of the login page @screenshots', async ({ page }, { project }) => {
  await page.goto(english.path.login);
  await saveScreenshot(page, 'login', project.name);
});

test('takes a screenshot of the signup page @screenshots', async ({ page }, { project }) => {
  await page.goto(pathOf('signup', english.locale));
  await saveScreenshot(page, 'signup', project.name);
});

test('takes a screenshot of the forgot-password page @screenshots', async ({ page }, { project }) => {
  await page.goto(pathOf('forgotPassword', english.locale));
  await saveScreenshot(page, 'forgot-password', project.name);
});

test('takes a screenshot of an email in the sandbox mailbox @screenshots', async ({
  browser,
  request,
  sandbox,
}, { project }) => {
  const { email } = await sandbox.createPlayer();
  await request.post('/api/auth/me/reset-credentials/request?lang=en', { data: { email } });
  const messages = await request.get('/sandbox/mailbox.json', { params: { to: email } });
  const [message] = (await messages.json()) as readonly { id: number }[];
  // The email's frame blocks scripts, and the `watch` fixture would add one.
  const page = await browser.newPage();
  await page.goto(`${siteOrigin}/sandbox/mailbox/${message?.id ?? ''}`);
  await saveScreenshot(page, 'letter', project.name);
  await page.close();
});

test('takes screenshots of the buy page and the confirmation page @screenshots', async ({ page }, {
  project,
}) => {
  await page.goto(pathOf('buy', english.locale));
  const packs = page.locator('.plan button:enabled');
  await expect(packs).toHaveCount(4);
  await saveScreenshot(page, 'buy', project.name);
  await packs.nth(2).click();
  await expect(page).toHaveURL(pathOf('buyConfirm', english.locale));
  await saveScreenshot(page, 'buy-confirm', project.name);
});

test('takes a screenshot of the products page @screenshots', async ({ page, context, sandbox }, {
  project,
}) => {
  const player = await sandbox.createPlayer({
    displayName: `Mira-Vance-${project.name}`,
    traits: {
      roles: ['AlphaAccess'],
      hasMyDUAccess: true,
      gameTimeMonths: 3,
      subscription: { status: 0, dateNextCharge: new Date(Date.now() + 92 * 86_400_000).toISOString() },
    },
  });
  await storeTokens(context, tokensOf(player));
  await page.goto(english.path.products);
  await saveScreenshot(page, 'products', project.name);
});

test('takes a screenshot of the component kit @screenshots', async ({ page }, { project }) => {
  await page.goto(`${demoOrigin}/kit`);
  await saveScreenshot(page, 'kit', project.name);
});
