import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '#domain/language/Locale';
import { pathOf } from '#domain/navigation/pagePaths';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';

/** Path of the page where a ghost signs up. */
export const signupPath = (key: string, language: Language): string =>
  pathOf('signupWithKey', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });

/**
 * Email with the link that turns a ghost into an account. `signUp` is sent when someone registers with the ghost's
 * address. `accountLink` is sent when the ghost requests its receipt's link again; that email contains no receipt.
 */
export const signUpEmail = (
  occasion: 'signUp' | 'accountLink',
  recipient: string,
  language: Language,
  key: string,
  rootUrl: string,
): OutgoingEmail =>
  emailWithLink({
    recipient,
    name: '',
    language,
    texts: backEndTexts[language][occasion],
    link: `${rootUrl}${signupPath(key, language)}`,
  });
