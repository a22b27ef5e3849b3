import type { APIRequestContext, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { english, languages, type SiteLanguage } from './support/languages';
import { noticesIn } from './support/notices';
import { siteOrigin } from './support/origins';
import { expect, test } from './support/test';

const pictureOf = (name: string, image: Sharp) =>
  image
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

const picture = (name: string) =>
  pictureOf(name, sharp({ create: { width: 64, height: 48, channels: 3, background: '#ffae42' } }));

/** Returns a picture that is larger than other calls may be. */
const largePicture = async (name: string) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffae42', noise } });
  const file = await pictureOf(name, image);
  expect(file.buffer.length).toBeGreaterThan(256 * 1024);
  return file;
};

const pageIn = (page: Page, { text }: SiteLanguage) => {
  const main = page.getByRole('main');
  return {
    main,
    input: main.getByLabel(text('uploads:choose'), { exact: true }),
    pending: main.getByRole('region', { name: text('uploads:pending.title'), exact: true }),
    approved: main.getByRole('region', { name: text('uploads:approved.title'), exact: true }),
  };
};

const approve = async (request: APIRequestContext, page: Page, name: string): Promise<void> => {
  const source = await page.getByRole('img', { name }).getAttribute('src');
  const key = /pictures\/([\da-f-]+)/.exec(source ?? '')?.[1] ?? '';
  const data = { decision: 'approved' };
  const answer = await request.post(`${siteOrigin}/sandbox/pictures/${key}`, { data });
  expect(answer.status()).toBe(204);
};

for (const language of languages) {
  const { locale, text } = language;

  test(`UP-01 a player uploads a picture, which is approved, downloaded and deleted (${locale}) @phone`, async ({
    page,
    request,
    signIn,
  }) => {
    const { main, input, pending, approved } = pageIn(page, language);
    await signIn({ language: language.code, pictures: { approved: 1 } }, pathOf('imageUpload', locale));
    await expectValidPage(page, language);
    await input.setInputFiles([
      await largePicture('Sign.png'),
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(pending.getByRole('img', { name: 'Sign.png' })).toBeVisible();
    await expect(main.getByText(text('uploads:notUploaded', { name: 'setup.exe' }))).toBeVisible();
    await expect(pending.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await approve(request, page, 'Sign.png');
    await page.reload();
    await expect(approved.getByRole('img')).toHaveCount(2);
    const saving = page.waitForEvent('download');
    await approved.getByRole('button', { name: text('uploads:zip.submit') }).click();
    expect((await saving).suggestedFilename()).toBe('game-assets.zip');

    await approved
      .getByRole('button', { name: text('uploads:deleteNamed', { name: 'Sign.png' }), exact: true })
      .click();
    await expectAccessible(page);
    await approved.getByRole('button', { name: text('uploads:delete'), exact: true }).click();
    const deleted = text('uploads:deleted', { name: 'Sign.png' });
    await expect(noticesIn(main, deleted)).toBeFocused();
    await expect(approved.getByRole('img')).toHaveCount(1);
  });
}

test('UP-01 an upload survives a lost connection and a reload, and is stored once', async ({
  page,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/assets\/player$/);
  const { main, input, pending } = pageIn(page, english);
  const repair = await sandbox.injectFault({ method: 'POST', path: '/api/assets/player', cut: true });
  await signIn({ canUploadAssets: true }, pathOf('imageUpload', english.locale));
  await input.setInputFiles(await picture('Lost.png'));
  await expect(main.getByText(english.text('uploads:notUploaded', { name: 'Lost.png' }))).toBeVisible();
  await expectAccessible(page);
  await repair();
  await page.reload();
  await expect(pending.getByRole('img')).toHaveCount(1);
  await page.reload();
  await expect(pending.getByRole('img')).toHaveCount(1);
});

test('UP-01 the page shows a message to a player without permission to upload', async ({ page, signIn }) => {
  const { main, input } = pageIn(page, english);
  await signIn({}, pathOf('imageUpload', english.locale));
  await expect(main.getByText(english.text('uploads:forbidden.title'))).toBeVisible();
  await expect(input).toBeHidden();
  await expectAccessible(page);
});
