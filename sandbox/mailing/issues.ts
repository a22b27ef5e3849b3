import { backEndTexts } from '#content/generated/backEndTexts';
import { newsletterInterest } from '#samples/mailing';
import type { Sandbox } from '../context';
import { emailLink } from '../platform/emailLink';
import { fillIn } from '../platform/fillIn';
import { interestName } from './interests';
import { subscribedEmail } from './subscribedEmail';
import { subscribersTo, type Subscriber } from './subscriptions';

/** Sends a welcome email to a new newsletter subscriber. */
export const sendWelcome = async (
  sandbox: Sandbox,
  subscriber: Subscriber,
  rootUrl: string,
): Promise<void> => {
  const { welcome: texts } = backEndTexts[subscriber.language];
  await sandbox.mailbox.send(
    await subscribedEmail(sandbox, {
      subscriber,
      interest: newsletterInterest,
      texts,
      link: emailLink({ language: subscriber.language, rootUrl }, 'home'),
      rootUrl,
    }),
  );
};

/** Sends a sample email to all subscribers of an interest. @returns the number of emails */
export const sendIssue = async (sandbox: Sandbox, interest: string, rootUrl: string): Promise<number> => {
  const subscribers = await subscribersTo(sandbox.db, interest);
  for (const subscriber of subscribers) {
    const { issue } = backEndTexts[subscriber.language];
    const name = interestName(interest, subscriber.language);
    const texts = { ...issue, subject: fillIn(issue.subject, { interest: name }) };
    const link = emailLink({ language: subscriber.language, rootUrl }, 'home');
    await sandbox.mailbox.send(
      await subscribedEmail(sandbox, { subscriber, interest, texts, link, rootUrl }),
    );
  }
  return subscribers.length;
};
