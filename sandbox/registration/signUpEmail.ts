import { backEndTexts } from '../../content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { pathOf } from '../../src/domain/navigation/matchPath';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';

/** The path where a ghost signs up. */
export const signupPath = (key: string, language: Language): string =>
  pathOf('signupWithKey', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });

/**
 * The email with the link that makes an account of a ghost: `signUp` after somebody has registered with its address,
 * `accountLink` when it asks for the link of its receipt again (no receipt: nothing was paid just now).
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
