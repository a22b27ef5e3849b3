import { randomUUID } from 'node:crypto';
import { EmailSignUps, type EmailTopic } from '#application/mailing/EmailSignUps';
import { languageOf, locales } from '#domain/language/Locale';
import { onBothAdapters } from '../support/onBothAdapters';
import { testFailures } from '../support/testFailures';

const someone = () => `${randomUUID()}@farstead.test`;

const topics: readonly (readonly [requirement: string, topic: EmailTopic])[] = [
  ['NL-01', 'newsletter'],
  ['', 'status-notice'],
  ['WL-01', 'waiting-list'],
];

describe.each(topics)('%s %s', (requirement, topic) => {
  onBothAdapters('EmailSignUps', (open) => {
    const title = (text: string): string => `${requirement} ${text}`.trimStart();

    it.each(locales.map(languageOf))(title('accepts an email from a page in %s'), async (language) => {
      const signUps = (await open()).application.get(EmailSignUps);
      expect(await signUps.signUp(topic, someone(), language)).toEqual({ ok: true, value: undefined });
    });

    it(title('responds identically to a repeated email and a player’s email'), async () => {
      const site = await open();
      const signUps = site.application.get(EmailSignUps);
      const email = someone();
      const first = await signUps.signUp(topic, email, 'en');
      expect(await signUps.signUp(topic, email.toUpperCase(), 'fr')).toEqual(first);
      expect(await signUps.signUp(topic, (await site.createPerson('new')).email, 'en')).toEqual(first);
    });

    it(title('rejects an invalid email'), async () => {
      const signUps = (await open()).application.get(EmailSignUps);
      expect(await signUps.signUp(topic, 'not-an-email', 'en')).toEqual({
        ok: false,
        error: { kind: 'email-invalid' },
      });
    });

    testFailures(open, requirement, {
      isAnonymous: true,
      calls: { signUp: ({ application }) => application.get(EmailSignUps).signUp(topic, someone(), 'en') },
    });
  });
});
