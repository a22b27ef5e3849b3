import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';

const works = {
  organizations: [{ name: 'Harbor Union' }],
  blueprints: [
    { name: 'Ore hauler', createdAt: '2026-10-30T19:12:00Z' },
    { name: 'Ring station', createdAt: '2026-09-04T08:40:00Z', generationSeconds: 60 },
    { name: 'Interceptor', createdAt: '2026-06-17T21:05:00Z', creatorId: null, isProtected: true },
  ],
};

for (const language of languages) {
  const { locale, path, text } = language;

  test(`BP-01 BP-02 a player exports blueprints and changes the waivers (${locale}) @phone`, async ({
    page,
    signIn,
    browserErrors,
  }) => {
    // One blueprint is protected, and one download is canceled.
    browserErrors.allow(/^\/api\/blueprint\/download\//);
    await signIn({ language: language.code, works }, path.blueprints);
    await expectValidPage(page, language);
    const main = page.getByRole('main');
    const generate = (name: string) =>
      main.getByRole('button', { name: text('blueprints:generate.of', { name }), exact: true });

    const saving = page.waitForEvent('download');
    await generate('Ore hauler').click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^Ore hauler blueprint-[\da-f-]{36}\.zip$/);
    const files = unzipSync(await readFile(await file.path()));
    expect(Object.keys(files).sort()).toEqual(['README.txt', 'blueprint.json', 'model.obj']);
    await expect(
      main.getByText(text('blueprints:downloading', { file: file.suggestedFilename() }), { exact: true }),
    ).toBeVisible();

    const own = main.getByRole('checkbox', { name: text('blueprints:own.label') });
    await own.check();
    await expect(generate('Interceptor')).toBeHidden();
    await expect(generate('Ring station')).toBeVisible();
    await own.uncheck();

    await generate('Ring station').click();
    await expect(main.getByRole('progressbar')).toBeVisible();
    await generate('Interceptor').click();
    await expect(
      main.getByText(text('blueprints:problem.protected-blueprint'), { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await main
      .getByRole('button', { name: text('blueprints:cancel.of', { name: 'Ring station' }), exact: true })
      .click();
    await expect(main.getByRole('progressbar')).toBeHidden();
    await expect(generate('Ring station')).toBeFocused();

    const mine = main.getByRole('switch', { name: text('blueprints:waivers.player') });
    const union = main.getByRole('switch', { name: 'Harbor Union' });
    await mine.dblclick();
    await mine.click();
    const lastChange = page.waitForResponse(/waiverorganization/);
    await union.click();
    await lastChange;
    await expect(mine).toBeChecked();
    await page.reload();
    await expect(mine).toBeChecked();
    await expect(union).toBeChecked();
    await expectFitsNarrowPhone(page);
  });
}
