import { pathOf } from '#domain/navigation/pagePaths';
import {
  expectAccessible,
  expectFitsNarrowPhone,
  expectNoSidewaysScroll,
  expectValidPage,
} from './support/accessibility';
import { languages } from './support/languages';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, text, date } = language;

  test(`PD-01 PD-03 a player sees where game time comes from and plans conversions (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const player = await signIn({ language: language.code, dacs: 3 });
    const code = await sandbox.createCode({ months: 12 });
    await sandbox.redeem(player, code);
    const end = date(await sandbox.gameTimeEnd(player));
    await page.goto(pathOf('products', locale));
    await page.getByRole('link', { name: text('products:gameTime.link') }).click();
    await expectValidPage(page, language);
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name: text(name), exact: true });

    const remaining = region('productsGameTime:left.title');
    await expect(remaining.getByRole('listitem')).toHaveCount(1);
    await expect(remaining).toContainText(end);
    await expect(remaining).toContainText(text('productsGameTime:source.code'));

    const planner = region('productsGameTime:plan.title');
    const planned = planner.getByRole('status');
    await expect(planned).toContainText(end);
    await planner.getByRole('combobox').selectOption('2');
    await expect(planned).not.toContainText(end);
    const promised = (await planned.innerText()).replace(/\s/g, ' ');
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
    await expectNoSidewaysScroll(page);

    await sandbox.convertDacs(player, 2);
    expect(promised).toContain(date(await sandbox.gameTimeEnd(player)));
    await page.reload();
    await expect(region('productsGameTime:changes.title').getByRole('row').nth(1)).toContainText(
      text('productsGameTime:source.dac'),
    );
    await expect(remaining.getByRole('listitem')).toHaveCount(2);
  });
}
