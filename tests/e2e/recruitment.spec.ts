import { randomUUID } from 'node:crypto';
import { pathOf } from '#domain/navigation/pagePaths';
import { expectAccessible, expectFitsNarrowPhone, expectValidPage } from './support/accessibility';
import { english, languages } from './support/languages';
import { errorsIn } from './support/notices';
import { siteOrigin } from './support/origins';
import { storeTokens, tokensOf } from './support/session';
import { expect, test } from './support/test';

for (const language of languages) {
  const { locale, text } = language;

  test(`RC-01 a player invites a friend, and links a recruiter by pasting a link (${locale}) @phone`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const recruiter = await sandbox.createPlayer();
    const email = `friend-${randomUUID().slice(0, 8)}@farstead.test`;
    const player = await signIn({ language: language.code }, pathOf('accountRecruit', locale));
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name: text(name), exact: true });
    const link = `${siteOrigin}${pathOf('signup', locale)}?recruiter=${player.id}`;
    await expect(main.getByLabel(text('recruitment:own.label'))).toHaveValue(link);
    await expect(region('recruitment:rewards.title').getByRole('listitem')).toHaveCount(8);
    await expectValidPage(page, language);

    await main.getByLabel(text('recruitment:invite.label')).fill(email);
    await page.keyboard.press('Enter');
    await expect(main.getByText(text('recruitment:invite.done', { email }))).toBeVisible();
    const [message] = await sandbox.emailsTo(email);
    expect(message?.language).toBe(language.code);
    expect(message?.text).toContain(link);
    await expectAccessible(page);

    const linking = region('recruitment:link.title');
    const pasted = linking.getByLabel(text('recruitment:link.label'));
    await pasted.fill(`${siteOrigin}/signup?recruiter=${recruiter.id}`);
    await page.keyboard.press('Enter');
    await expect(main.getByText(text('recruitment:link.done'))).toBeVisible();
    await expect(
      main.getByText(text('recruitment:link.recruiter', { name: recruiter.displayName })),
    ).toBeVisible();
    await expect(linking).toBeHidden();
    await expectAccessible(page);
    await expectFitsNarrowPhone(page);
  });
}

test('RC-01 a recruit appears in the list and unlocks a pack, and players cannot recruit themselves', async ({
  page,
  context,
  sandbox,
  signIn,
  browserErrors,
}) => {
  browserErrors.allow(/^\/api\/Recruitment\/LinkRecruiter\//);
  const { text } = english;
  const recruiter = await sandbox.createPlayer();
  const recruit = await signIn();
  await page.goto(`${pathOf('accountRecruit', english.locale)}?recruiter=${recruit.id}`);
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: text('recruitment:link.submit'), exact: true });
  await submit.click();
  await expect(errorsIn(main)).toContainText(text('recruitment:error.error_recruiter_self'));
  await expectAccessible(page);
  await main
    .getByLabel(text('recruitment:link.label'))
    .fill(`https://farstead.test/?x=1&recruiter=${recruiter.id}`);
  await submit.click();
  await expect(main.getByText(text('recruitment:link.done'))).toBeVisible();

  await context.clearCookies();
  await storeTokens(context, tokensOf(recruiter));
  await page.goto(pathOf('accountRecruit', english.locale));
  const recruits = main.getByRole('region', { name: text('recruitment:recruits.title'), exact: true });
  await expect(recruits.getByRole('listitem')).toHaveText([recruit.displayName]);
  const packs = main.getByRole('region', { name: text('recruitment:rewards.title'), exact: true });
  await expect(packs.getByRole('listitem').first()).toContainText(text('rewards:unlocked'));
  await expect(packs.getByText(text('rewards:unlocked'), { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await expectFitsNarrowPhone(page);
});
