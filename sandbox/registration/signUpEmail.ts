import { backEndTexts } from '../../content/generated/backEndTexts';
import { defaultLocale, localeOfLanguage, type Language } from '../../src/domain/language/Locale';
import { pathOf } from '../../src/domain/navigation/matchPath';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';

/** The path where a ghost signs up. */
export const signupPath = (key: string, language: Language): string =>
  pathOf('signupWithKey', localeOfLanguage(language) ?? defaultLocale, { activationKey: key });

/** The email to a ghost with orders after somebody has registered with its address: only its link makes the account. */
export const signUpEmail = (
  recipient: string,
  language: Language,
  key: string,
  rootUrl: string,
): OutgoingEmail =>
  emailWithLink({
    recipient,
    name: '',
    language,
    texts: backEndTexts[language].signUp,
    link: `${rootUrl}${signupPath(key, language)}`,
  });
