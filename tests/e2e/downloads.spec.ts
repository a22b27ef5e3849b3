import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import {
  expectAccessible,
  expectFitsNarrowPhone,
  expectNoSidewaysScroll,
  expectValidPage,
} from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';

const checksumOf = async (file: Download): Promise<string> =>
  createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex');

for (const language of languages) {
  const { locale, path, text } = language;

  test(`DL-01 downloaded files match their descriptions on the page (${locale}) @phone`, async ({
    page,
    signIn,
  }) => {
    const main = page.getByRole('main');
    const links = main.locator('a[download]');
    await page.goto(path.publicServerFiles);
    await expectValidPage(page, language);
    await expect(links).toHaveCount(1);
    await expect(main.getByRole('link', { name: text('downloads:inAccount') })).toHaveAttribute(
      'href',
      path.serverFiles,
    );

    await signIn({ language: language.code }, path.client);
    await expectValidPage(page, language);
    const saving = page.waitForEvent('download');
    await links.click();
    await expect(main.locator('code')).toHaveText(await checksumOf(await saving));
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);

    await page.goto(path.serverFiles);
    await expect(links).toHaveCount(1);
    await expect(main.getByRole('button', { name: /myDU/, disabled: true })).toHaveAccessibleDescription(
      text('downloads:noAccess'),
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
