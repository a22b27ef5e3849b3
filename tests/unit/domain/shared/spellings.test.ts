import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesOrder } from '#domain/commerce/orderNumber';
import { parseReferralCode } from '#domain/commerce/referral';
import { parseQuantity } from '#domain/coupons/Quantity';
import { isSearchLongEnough } from '#domain/coupons/Recipient';
import { parseRedemptionCode } from '#domain/products/RedemptionCode';
import { cleanProfileValue } from '#domain/profile/Profile';
import { parseRecruiterCode } from '#domain/recruitment/recruiterLink';
import { cleanRegistration, emptyRegistration } from '#domain/registration/RegistrationForm';
import { normalizeRecoveryCode } from '#domain/security/recoveryCode';
import { emailProblem } from '#domain/session/Credentials';
import { isNewPassword } from '#domain/shared/patterns';
import * as spellings from '#domain/shared/spellings';

const orderId = '3f2a91bc-1111-4222-8333-944445555666';
const uuid = 'be7a0000-0000-4000-9000-000000000001';
const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
const insert = (hidden: string) => (text: string) =>
  `${hidden} ${text.slice(0, 3)}${hidden}${text.slice(3)}\u00a0${hidden}`;
const withDash = (dash: string) => (text: string) => text.replaceAll('-', dash);
const withDigitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

type Spelling = readonly [name: string, spell: (text: string) => string];

const hiddenCharacters = ['\u200b', '\u200e', '\u202a', '\u2060', '\u00ad', '\ufeff', '\u202e', '\u3164'].map(
  (hidden): Spelling => [JSON.stringify(hidden), insert(hidden)],
);
const dashes = ['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d', '\u30fc', '\ufe63'].map(
  (dash): Spelling => [`the dash ${dash}`, withDash(dash)],
);
const digits: readonly Spelling[] = [
  ['Arabic digits', withDigitsFrom(0x660)],
  ['Persian digits', withDigitsFrom(0x6f0)],
  ['Devanagari digits', withDigitsFrom(0x966)],
];
const width: Spelling = ['full-width characters', fullWidth];
const keyboard: readonly Spelling[] = [...hiddenCharacters, width, ...dashes, ...digits];

const displayNameOf = (displayName: string): string =>
  cleanRegistration({ ...emptyRegistration, displayName }).displayName;

/** Each kind of value: how the site reads it, a value, and the spellings that are the same value. */
const kinds: readonly [string, (typed: string) => unknown, string, readonly Spelling[]][] = [
  ['email address', spellings.cleanEmail, 'ada@farstead.test', [...hiddenCharacters, width]],
  [
    'email address of a profile',
    (typed) => cleanProfileValue('email', typed),
    'ada@farstead.test',
    [...hiddenCharacters, width, ['an ideographic full stop', (text) => text.replace('.', '。')]],
  ],
  ['valid email address', emailProblem, 'ada@farstead.test', [...hiddenCharacters, width]],
  ['display name', displayNameOf, 'New-Pilot9', keyboard],
  ['display name of a profile', (typed) => cleanProfileValue('displayName', typed), 'New-Pilot9', keyboard],
  ['search of recipients', spellings.cleanDisplayName, 'Guarded-Ada9', keyboard],
  ['printed code', parseRedemptionCode, 'ABCD-2345-EFGH-6789', keyboard],
  ['key', parseRedemptionCode, uuid, keyboard],
  [
    'link with a key',
    parseRedemptionCode,
    `https://farstead.test/signup?code=${uuid}`,
    [...hiddenCharacters, ...dashes],
  ],
  ['recovery code', normalizeRecoveryCode, 'AB2DE-FG3JK', keyboard],
  ['referral code', parseReferralCode, 'New-Pilot9', keyboard],
  ['recruiter link', (typed) => parseRecruiterCode(`/signup?recruiter=${typed}`), 'New-Pilot9', keyboard],
  ['order number', (typed) => matchesOrder(typed, orderId), '3F2A-91BC', keyboard],
  ['six digits', spellings.cleanDigits, '123456', [...hiddenCharacters, width, ...digits]],
  ['quantity', (typed) => parseQuantity(typed), '12', [...hiddenCharacters, width, ...digits]],
  [
    'name of a person',
    spellings.cleanName,
    'Zoé Martin',
    [
      ...hiddenCharacters.map(([name, spell]): Spelling => [
        name,
        (text) => spell(text).replace(/\u00a0/, ''),
      ]),
      ['decomposed accents', (text) => text.normalize('NFD')],
    ],
  ],
  [
    'password',
    spellings.normalizeSecret,
    'é passé',
    [
      ['decomposed accents', (text) => text.normalize('NFD')],
      ['a no-break space', (text) => text.replace(' ', '\u00a0')],
    ],
  ],
];

it.each(
  kinds.flatMap(([kind, read, value, same]) =>
    same.map(([name, spell]) => [kind, name, read, value, spell(value)] as const),
  ),
)('VA-01 reads the same %s from %s', (_kind, _name, read, value, spelled) => {
  expect(spelled).not.toBe(value);
  expect(read(spelled)).toEqual(read(value));
});

it('VA-01 keeps the invisible characters that scripts and emoji need in names', () => {
  for (const name of [
    'क्\u200dष',
    'می\u200cخواهم',
    '👩🏽\u200d🚀',
    '❤\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '葛\u{e0100}',
  ]) {
    expect(spellings.cleanName(name)).toBe(name);
  }
  expect(spellings.cleanName('Pay\u200dPal \u202edoor\u202c')).toBe('PayPal door');
  expect(spellings.cleanName('\u3164\u2800\u200b')).toBe('');
});

it('VA-01 keeps the long-vowel mark of a Japanese word', () => {
  expect(spellings.cleanDisplayName('スター')).toBe('スター');
});

it('VA-01 counts the characters of a password in its normal form', () => {
  const decomposed = 'é'.repeat(7).normalize('NFD');
  expect(isNewPassword(decomposed)).toBe(false);
  expect(isNewPassword(`${decomposed}e`)).toBe(true);
  expect(isNewPassword('é'.repeat(128).normalize('NFD'))).toBe(true);
});

it('VA-01 compares emails, names and secrets in one spelling', () => {
  expect(spellings.isSameEmail('Ada@Farstead.test', fullWidth('ada@farstead.test'))).toBe(true);
  expect(spellings.isSameSecret('é', 'e\u0301')).toBe(true);
  expect(spellings.isSameSecret('e', 'é')).toBe(false);
  expect(isSearchLongEnough('A\u200b\u200b')).toBe(false);
});

/** Files whose texts are written by editors, other programs or developers, and not typed by visitors. */
const readsOtherTexts = [
  'domain/commerce/(checkoutErrorText|formatMoney|offers).ts',
  'domain/content/(RichText|parseChecksum).ts',
  'domain/media/(MediaFile|MediaLibrary).ts',
  'domain/navigation/classifyLink.ts',
  'domain/news/(Article|categories).ts',
  'domain/shared/(normalizeText|safeFileStem|spellings).ts',
  'application/(commerce/LoadOffers|news/FindArticle).ts',
  'infrastructure/content/',
  'infrastructure/fake/billing/FakeReceipts.ts',
  'infrastructure/http/shared/ApiClient.ts',
  'ui/content/Translations.ts',
  'ui/kit/',
  'ui/media/MediaEntry.ts',
  'ui/profile/ChangedElsewhereNotice.tsx',
  'ui/(blueprints/BlueprintSearch|search/SearchField).tsx',
  'ui/search/SearchPresenter.ts',
  'sandbox/billing/receipts.ts',
  'sandbox/content/',
  'sandbox/outside/',
  'sandbox/platform/staffEmail.ts',
].map((path) => new RegExp(`^(src/)?${path}`));

it('VA-01 no source file cleans typed text without the shared functions', () => {
  const cleansItself = /\.(trim|normalize)\(|(mail|recipient)\.toLowerCase\(|\\u2010-\\u2015/i;
  const files = ['src', 'sandbox'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const parsers = files.filter((file) => cleansItself.test(readFileSync(file, 'utf8')));
  expect(parsers.filter((file) => !readsOtherTexts.some((path) => path.test(file)))).toEqual([]);
});
