import { Newsletter } from '#application/mailing/Newsletter';
import { SignUpForNewsletter } from '#application/mailing/SignUpForNewsletter';
import { succeed } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const setUpOn = async (path: string) => {
  const application = await compose({ path });
  const signUp = jest.fn(async () => succeed(undefined));
  application.replace(Newsletter, { signUp });
  return { signUp, useCase: application.get(SignUpForNewsletter) };
};

it.each([
  ['/', 'en'],
  ['/fr/connexion', 'fr'],
  ['/de', 'de'],
])('NL-01 signing up on %s requests an email in %s', async (path, language) => {
  const { signUp, useCase } = await setUpOn(path);
  expect(await useCase.execute('  reader@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(signUp).toHaveBeenCalledWith('reader@farstead.test', language);
});

it.each([
  ['', 'email-required'],
  ['   ', 'email-required'],
  ['reader', 'email-invalid'],
])('NL-01 rejects %j without sending a request: %s', async (typed, kind) => {
  const { signUp, useCase } = await setUpOn('/');
  expect(await useCase.execute(typed)).toEqual({ ok: false, error: { kind } });
  expect(signUp).not.toHaveBeenCalled();
});
