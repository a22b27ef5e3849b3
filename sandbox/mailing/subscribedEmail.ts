import { backEndTexts } from '#content/generated/backEndTexts';
import type { Sandbox } from '../context';
import { emailLink, type EmailLink } from '../platform/emailLink';
import { emailWithLink, type EmailTexts } from '../platform/emailWithLink';
import { fillIn } from '../platform/fillIn';
import type { OutgoingEmail } from '../platform/mailbox';
import { interestName } from './interests';
import type { Subscriber } from './subscriptions';
import { unsubscribeKey } from './unsubscribeKeys';

interface SubscribedEmail {
  readonly subscriber: Subscriber;
  readonly interest: string;
  readonly texts: Omit<EmailTexts, 'ignore'>;
  readonly link: EmailLink;
  readonly rootUrl: string;
}

/** Creates an email to a subscriber. It explains why it was sent, and has a one-click unsubscribe link (RFC 8058). */
export const subscribedEmail = async (
  { db, keys }: Sandbox,
  { subscriber: { email, language }, interest, texts, link, rootUrl }: SubscribedEmail,
): Promise<OutgoingEmail> => {
  const { because, action } = backEndTexts[language].unsubscribe;
  const key = await unsubscribeKey(db, keys, { email, interest });
  return emailWithLink({
    recipient: email,
    name: '',
    language,
    texts: { ...texts, ignore: fillIn(because, { email, interest: interestName(interest, language) }) },
    link,
    unsubscribe: { action, link: emailLink({ language, rootUrl }, 'unsubscribe', { key }) },
  });
};
