import { backEndTexts } from '#content/generated/backEndTexts';
import { defaultLocale, homePath, localeOfLanguage } from '#domain/language/Locale';
import { newsletterInterest } from '#samples/mailing';
import type { Sandbox } from '../context';
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
      link: homeFor(subscriber, rootUrl),
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
    const link = homeFor(subscriber, rootUrl);
    await sandbox.mailbox.send(
      await subscribedEmail(sandbox, { subscriber, interest, texts, link, rootUrl }),
    );
  }
  return subscribers.length;
};

const homeFor = ({ language }: Subscriber, rootUrl: string): string =>
  `${rootUrl}${homePath(localeOfLanguage(language) ?? defaultLocale)}`;
