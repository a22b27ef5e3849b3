import { EmailSignUps, type EmailTopic } from '#application/mailing/EmailSignUps';
import { SignUpForEmails } from '#application/mailing/SignUpForEmails';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const setUpOn = async (path: string) => {
  const application = await compose({ path });
  const signUp = jest.fn(async () => succeed(undefined));
  application.replace(EmailSignUps, { signUp });
  return { signUp, useCase: application.get(SignUpForEmails) };
};

it.each<[requirement: string, topic: EmailTopic, path: string, language: string]>([
  ['NL-01', 'newsletter', '/', 'en'],
  ['NL-01', 'newsletter', '/fr/connexion', 'fr'],
  ['NL-01', 'newsletter', '/de', 'de'],
  ['WL-01', 'waiting-list', '/buy', 'en'],
  ['WL-01', 'waiting-list', '/fr/acheter', 'fr'],
  ['WL-01', 'waiting-list', '/de/kaufen', 'de'],
])('%s signing up for the %s on %s requests emails in %s', async (_, topic, path, language) => {
  const { signUp, useCase } = await setUpOn(path);
  expect(await useCase.execute(topic, '  reader@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(signUp).toHaveBeenCalledWith(topic, 'reader@farstead.test', language);
});

it.each([
  ['', 'email-required'],
  ['   ', 'email-required'],
  ['reader', 'email-invalid'],
  ['reader @farstead.test', 'email-invalid'],
])('NL-01 WL-01 rejects %j without sending a request: %s', async (typed, kind) => {
  const { signUp, useCase } = await setUpOn('/');
  expect(await useCase.execute('newsletter', typed)).toEqual({ ok: false, error: { kind } });
  expect(signUp).not.toHaveBeenCalled();
});

it('WL-01 adds the same email to the list only once', async () => {
  const application = await compose();
  const useCase = application.get(SignUpForEmails);
  await useCase.execute('waiting-list', 'pilot@farstead.test');
  await useCase.execute('waiting-list', 'Pilot@Farstead.test');
  expect(application.backend.waitingList).toEqual(['pilot@farstead.test']);
});
