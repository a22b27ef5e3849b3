import { cleanName, normalizeSecret } from './spellings';

/**
 * Validation rules that all forms share (VA-01). Each function returns true if the value is valid.
 * Lengths are in UTF-16 code units.
 */
export const isName = (typed: string): boolean => cleanName(typed) !== '';

export const isDisplayName = (typed: string): boolean => /^[A-Za-z0-9-]{6,30}$/.test(typed);

export const maxEmailLength = 254;

export const maxNameLength = 30;

export const maxPasswordLength = 128;

/** Excludes control characters, and separators in email headers, which could add recipients. */
const excluded = String.raw`\s@\p{Cc}\p{Cf}\p{Cs},;:<>()\[\]"\\`;

const hostLabel = `[^.${excluded}]+`;

/** Source of a regular expression with the flag `u`, for schemas. No email reaches a host without a dot. */
export const emailPattern = String.raw`^[^${excluded}]+@${hostLabel}(?:\.${hostLabel})+$`;

const email = new RegExp(emailPattern, 'u');

/** Whether the text is a single email address. The browser, the API and the mailer share this rule. */
export const isEmail = (typed: string): boolean => typed.length <= maxEmailLength && email.test(typed);

export const isAlphanumericCode = (typed: string): boolean => /^[A-Za-z0-9-]+$/.test(typed);

/** Whether the text can be the password of an existing account: 8 or more characters of any kind (D-20). */
export const isPassword = (typed: string): boolean => normalizeSecret(typed).length >= 8;

/** Whether the text is allowed as a new password: 8 to 128 characters of any kind. */
export const isNewPassword = (typed: string): boolean =>
  isPassword(typed) && normalizeSecret(typed).length <= maxPasswordLength;

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const isTwoFactorCode = (typed: string): boolean => /^[0-9]{6}$/.test(typed);
