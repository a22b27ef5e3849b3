import { backEndTexts } from '#content/generated/backEndTexts';
import type { Language } from '#domain/language/Locale';
import { emailLink } from '../platform/emailLink';
import { emailWithLink } from '../platform/emailWithLink';
import type { OutgoingEmail } from '../platform/mailbox';

/**
 * Email with the link that turns a ghost into an account. `signUp` is sent when someone registers with the ghost's
 * address. `signUpAgain` is sent when the address was registered more than once, or the link was requested elsewhere.
 * `accountLink` is sent when the ghost requests its receipt's link again; that email contains no receipt.
 */
export const signUpEmail = (
  occasion: 'signUp' | 'signUpAgain' | 'accountLink',
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
    link: emailLink({ language, rootUrl }, 'signup', { key }),
  });
