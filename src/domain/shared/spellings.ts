/**
 * One spelling for everything that people type or paste. Each kind of value has one function, which the site, the fake
 * and the sandbox use where they parse input. Validation rules for the results are in `patterns.ts`.
 */

/** Characters without a visible form: direction marks, zero-width spaces, soft hyphens, fillers, variation selectors. */
const hidden = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Scripts in which an invisible joiner between two letters changes how they are written (RFC 5892, appendix A). */
const joiningScripts = [
  ...[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
  ],
  ...['Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Invisible characters that belong to a word or an emoji: joiners, variation selectors and flag tags. */
const joiner = new RegExp(
  String.raw`(?<=[${joiningScripts}])[\u200C\u200D](?=[${joiningScripts}])` +
    String.raw`|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200D\uFE0F\u{E0020}-\u{E007F}]` +
    String.raw`|(?<=[\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]|(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]`,
  'u',
);

const hiddenUnlessJoiner = new RegExp(`${joiner.source}|(${hidden.source})`, 'gu');

/** Full-width, half-width and small forms, which input methods produce (RFC 8265, section 5.2.2). */
const widthForms = /[\u3000\uFE50-\uFE6F\uFF00-\uFFEF]/g;

/** Hyphens, dashes and minus signs. Input methods type a long-vowel mark for the hyphen; after kana, it is a letter. */
const dash =
  /[\p{Dash_Punctuation}\u02D7\u2043\u2212]|(?<![\p{Script=Hiragana}\p{Script=Katakana}\u30FC])\u30FC/gu;

const toAsciiDigit = (digit: string): string => {
  const value = digit.codePointAt(0) ?? 0;
  let zero = value;
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
};

const narrow = (typed: string): string =>
  typed
    .replace(hidden, '')
    .replace(widthForms, (form) => form.normalize('NFKC'))
    .normalize('NFC')
    .trim();

/** Width, digits and dashes as on an English keyboard. For values that consist of letters, digits and dashes. */
const keyboardForm = (typed: string): string =>
  narrow(typed)
    .replace(dash, '-')
    .replace(/[^\P{Decimal_Number}0-9]/gu, toAsciiDigit);

/** Email address in NFC (RFC 6532, section 3.1), with the dots of its domain as full stops (UTS 46). */
export const cleanEmail = (typed: string): string => narrow(typed).replace(/\u3002/g, '.');

/** Key for comparing addresses. Mail servers that distinguish case in the local part do not exist in practice. */
export const emailKey = (typed: string): string => cleanEmail(typed).toLowerCase();

export const isSameEmail = (one: string, other: string): boolean => emailKey(one) === emailKey(other);

/** Display name of a player, or a part of one in a search. */
export const cleanDisplayName = keyboardForm;

export const displayNameKey = (typed: string): string => cleanDisplayName(typed).toLowerCase();

/** Code of a player or partner who recommends the game. */
export const cleanReferralCode = keyboardForm;

/** Key from an email, such as a UUID. */
export const cleanKey = (typed: string): string => keyboardForm(typed).toLowerCase();

/** Printed code without the spaces and dashes that make it readable. */
export const cleanCode = (typed: string): string => keyboardForm(typed).replace(/[\s-]/g, '').toUpperCase();

/** Order number or id, as it appears in emails. */
export const cleanOrderNumber = keyboardForm;

/** Number or numeric code, with ASCII digits. */
export const cleanDigits = keyboardForm;

/**
 * One line in any script, such as the name of a person, a street or a passkey. Invisible characters are removed, since
 * they reorder the text around a name or make two names look equal. Those that a script or an emoji needs stay.
 */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(hiddenUnlessJoiner, (match, isHidden?: string) => (isHidden === undefined ? match : ''))
    .trim();

/** Text of several lines. It keeps direction marks, because they belong to what was written. */
export const cleanText = (typed: string): string => typed.normalize('NFC').trim();

/**
 * Password by the OpaqueString profile (RFC 8265, section 4.2.2): every space is U+0020, and accents are composed.
 * Passwords that were stored before are also compared as typed.
 */
export const normalizeSecret = (typed: string): string =>
  typed.replace(/\p{Space_Separator}/gu, ' ').normalize('NFC');

export const isSameSecret = (one: string, other: string): boolean =>
  normalizeSecret(one) === normalizeSecret(other);
