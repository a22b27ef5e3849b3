import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '#domain/navigation/pagePaths';
import { english } from '../e2e/support/languages';
import { oneTimeCode } from '../e2e/support/oneTimeCode';
import { goodPassword } from '../e2e/support/pages/SignupForm';
import { cards } from '../e2e/support/pages/PaymentWindow';
import { linkIn } from '../e2e/support/Sandbox';
import { retry } from './support/retry';
import { openAs, seeText, test } from './support/test';
import type { Tab } from './support/Tab';

const { text, path } = english;

const someEmail = (): string => `engine-${randomUUID()}@farstead.test`;

const expectPath = (tab: Tab, expected: string): Promise<void> =>
  retry(async () => expect(await tab.evaluate(() => location.pathname)).toBe(expected));

const openMenu = { button: text('app:nav.languageMenu', { language: text('app:language.en-us') }) };

test('SH-02 the language menu opens, closes and leads to the page in another language', async ({ tab }) => {
  await tab.open(path.buy);
  await tab.click(openMenu);
  await tab.see({ link: text('app:language.de-de') });
  await tab.press('Escape');
  await tab.click(openMenu);
  await tab.click({ link: text('app:language.de-de') });
  await expectPath(tab, '/de/kaufen');
});

test('SE-01 SE-02 SE-07 a player with two factors signs in and signs out through the account menu', async ({
  tab,
  sandbox,
}) => {
  const player = await sandbox.createPlayer({ traits: { twoFactor: true } });
  await tab.open(path.login);
  await tab.type({ field: text('session:email.label') }, player.email);
  await tab.type({ field: text('session:password.label') }, player.password);
  await tab.click({ button: text('session:submit') });
  await tab.type({ field: text('session:code.label') }, oneTimeCode(player.totpSecret ?? ''));
  await tab.click({ button: text('session:code.submit') });
  await expectPath(tab, path.products);
  await tab.click({ button: text('app:nav.profileMenu', { name: player.displayName }) });
  await tab.click({ button: text('app:nav.logOut') });
  await tab.see({ link: text('app:nav.logIn') });
});

test('RG-01 AV-01 a visitor signs up and activates the account by email', async ({ tab, sandbox }) => {
  const email = someEmail();
  await tab.open(path.signup);
  await tab.type('[name="firstName"]', 'Ada');
  await tab.type('[name="lastName"]', 'Verne');
  await tab.type('[name="displayName"]', `Pilot-${email.slice(7, 15)}`);
  await tab.type('[name="email"]', email);
  await tab.type('[name="password"]', goodPassword);
  await tab.type('[name="retypePassword"]', goodPassword);
  await tab.click({ button: text('registration:submit') });
  const [message] = await retry(async () => {
    const messages = await sandbox.emailsTo(email);
    expect(messages).toHaveLength(1);
    return messages;
  });
  await tab.open(linkIn(message));
  await expectPath(tab, path.products);
});

test('FP-01 a player resets the password by email', async ({ tab, sandbox }) => {
  const player = await sandbox.createPlayer();
  await tab.open(await sandbox.createLink(player, 'reset', 'en'));
  await tab.type({ field: text('registrationRecovery:password.label') }, goodPassword);
  await tab.type({ field: text('registrationRecovery:repeat.label') }, goodPassword);
  await tab.click({ button: text('registrationRecovery:reset.submit') });
  await expectPath(tab, path.login);
  await seeText(tab, text('registrationRecovery:news.password-changed.text'));
});

test('CF-01 CK-01 TY-01 a visitor buys game time without an account', async ({ tab, sandbox }) => {
  const email = someEmail();
  await tab.open(path.buy);
  await tab.click({ button: text('shop:plan.chooseFor', { plan: text('shop:names.three-months') }) });
  await expectPath(tab, path.confirm);
  await tab.type({ field: text('confirm:email.label') }, email);
  await retry(async () => {
    const boxes = await tab.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLInputElement>('main input[type="checkbox"]')];
      all.filter(({ checked }) => !checked).forEach((box) => box.click());
      return all.map(({ checked }) => checked);
    });
    expect(boxes.length > 0 && boxes.every(Boolean)).toBe(true);
  });
  await tab.click({ button: text('confirm:submit') });
  await tab.pay(cards.accepted);
  await expectPath(tab, path.thanks);
  await tab.see({ heading: text('thankYou:paid.title') });
  expect(await sandbox.ordersOf(email)).toHaveLength(1);
});

test('PD-02 a player redeems a code', async ({ tab, sandbox }) => {
  const player = await sandbox.createPlayer();
  await openAs(tab, player, path.products);
  await tab.type({ field: text('products:redeem.label') }, await sandbox.createCode({ months: 3 }));
  await tab.click({ button: text('products:redeem.submit') });
  await seeText(tab, text('products:redeem.success.title'));
});

test('PF-01 a player confirms a new name with the password', async ({ tab, sandbox }) => {
  const player = await sandbox.createPlayer();
  await openAs(tab, player, path.profile);
  await tab.type('main [name="firstName"]', 'Grace');
  await tab.click({ button: text('profile:save') });
  await tab.type('[role="dialog"] input[type="password"]', player.password);
  await tab.click({ button: text('securityPassword:confirm') });
  await seeText(tab, text('profile:outcome.saved'));
});

test('UP-01 a player uploads a picture', async ({ tab, sandbox }, info) => {
  const player = await sandbox.createPlayer({ traits: { pictures: { approved: 1 } } });
  const file = info.outputPath('Sign.png');
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#ffae42' } });
  await writeFile(file, await picture.png().toBuffer());
  await openAs(tab, player, pathOf('imageUpload', 'en-us'));
  await tab.choose('main input[type="file"]', [file]);
  await tab.see('main img[alt="Sign.png"]');
});

test('DC-01 a player converts a DAC', async ({ tab, sandbox }) => {
  const player = await sandbox.createPlayer({ traits: { dacs: 7, gameTimeMonths: 1 } });
  await openAs(tab, player, pathOf('dacs', 'en-us'));
  await tab.type({ field: text('coupons:quantity.label') }, '2');
  await tab.click({ button: text('coupons:convert.submit') });
  await tab.click({ button: text('coupons:convert.confirm.submit_other', { count: 2 }) });
  await seeText(tab, text('coupons:convert.done.title_other', { count: 2 }));
});

test('WD-01 a customer withdraws from a contract without an account', async ({ tab, sandbox }) => {
  const email = someEmail();
  await tab.open(pathOf('withdrawal', 'en-us'));
  await tab.type('[name="name"]', 'Ada Verne');
  await tab.type('[name="orderNumber"]', '3F2A-91BC');
  await tab.type('[name="email"]', email);
  await tab.click({ button: text('declarations:review') });
  await tab.click({ button: text('declarations:withdrawal.send') });
  await tab.see({ heading: text('declarations:withdrawal.receivedTitle') });
  expect(await sandbox.emailsTo(email)).toHaveLength(1);
});

test('HO-01 the video behind the headline of the home page plays', async ({ tab }) => {
  await tab.open(path.home);
  await tab.evaluate(() => window.scrollTo(0, 10));
  await retry(async () => {
    const times = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLVideoElement>('main video')].map(({ currentTime }) => currentTime),
    );
    expect(Math.max(...times)).toBeGreaterThan(0);
  });
});
