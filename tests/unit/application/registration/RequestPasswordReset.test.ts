import { PasswordResets, type ResetRequestRejection } from '#application/registration/PasswordResets';
import { RequestPasswordReset } from '#application/registration/RequestPasswordReset';
import type { Language } from '#domain/language/Locale';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { compose } from '../../support/compose';

const setUp = async (path: string, answer: Result<void, ResetRequestRejection> = succeed(undefined)) => {
  const application = await compose({ path });
  const requested: [email: string, language: Language][] = [];
  const resets = {
    request: async (email: string, language: Language) => {
      requested.push([email, language]);
      return answer;
    },
  } as unknown as PasswordResets;
  application.replace(PasswordResets, resets);
  return { requested, request: application.get(RequestPasswordReset) };
};

it.each([
  ['/forgot-password', 'en'],
  ['/fr/mot-de-passe-oublie', 'fr'],
  ['/de/passwort-vergessen', 'de'],
])('FP-01 a request on %s sends an email in the language %s', async (path, language) => {
  const { requested, request } = await setUp(path);
  expect(await request.execute(' new@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(requested).toEqual([['new@farstead.test', language]]);
});

it.each([
  ['', 'email-required'],
  ['  ', 'email-required'],
  ['nobody', 'email-invalid'],
  ['no body@farstead.test', 'email-invalid'],
])('FP-01 does not send a request when the email is %j', async (email, kind) => {
  const { requested, request } = await setUp('/forgot-password');
  expect(await request.execute(email)).toEqual({ ok: false, error: { kind } });
  expect(requested).toEqual([]);
});

it('FP-01 reports too many requests as code 31', async () => {
  const tooMany = fail({ kind: 'too-many-requests', retryAfterSeconds: 42 } as const);
  const { request } = await setUp('/forgot-password', tooMany);
  expect(await request.execute('a@b.test')).toEqual(fail({ kind: 'server', status: 429, code: 31 }));
});

it('FP-01 returns other failures unchanged', async () => {
  const { request } = await setUp('/forgot-password', fail({ kind: 'offline' }));
  expect(await request.execute('a@b.test')).toEqual(fail({ kind: 'offline' }));
});
