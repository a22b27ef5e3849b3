import { backEndTexts } from '../../content/generated/backEndTexts';
import type { Language } from '../../src/domain/language/Locale';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';
import { signupPath } from './signUpEmail';

/** The email to a ghost that asks for the link of its receipt again. It is no receipt: nothing was paid just now. */
export const accountLinkEmail = (
  recipient: string,
  language: Language,
  key: string,
  rootUrl: string,
): OutgoingEmail =>
  emailWithLink({
    recipient,
    name: '',
    language,
    texts: backEndTexts[language].accountLink,
    link: `${rootUrl}${signupPath(key, language)}`,
  });
