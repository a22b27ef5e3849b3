import { ConfirmationEmails } from '#application/registration/ConfirmationEmails';
import { ResendConfirmation } from '#application/registration/ResendConfirmation';
import type { Language } from '#domain/language/Locale';
import { compose } from '../../support/compose';

class SpyConfirmationEmails extends ConfirmationEmails {
  readonly requests: [email: string, language: Language][] = [];

  constructor(private readonly taken: boolean) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    this.requests.push([email, language]);
    return this.taken;
  }
}

const setUp = async (path: string, taken = true) => {
  const application = await compose({ path });
  const emails = new SpyConfirmationEmails(taken);
  application.replace(ConfirmationEmails, emails);
  return { emails, resend: application.get(ResendConfirmation) };
};

it.each([
  ['/login', 'en'],
  ['/fr/connexion', 'fr'],
  ['/de/anmelden', 'de'],
])('SE-05 a request on %s sends an email in the language %s', async (path, language) => {
  const { emails, resend } = await setUp(path);
  expect(await resend.execute(' unconfirmed@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(emails.requests).toEqual([['unconfirmed@farstead.test', language]]);
});

it.each([
  ['', 'email-required'],
  ['nobody', 'email-invalid'],
])('SE-05 does not send a request when the email is %j', async (email, kind) => {
  const { emails, resend } = await setUp('/login');
  expect(await resend.execute(email)).toEqual({ ok: false, error: { kind } });
  expect(emails.requests).toEqual([]);
});

it('SE-05 reports that no email was sent', async () => {
  const { resend } = await setUp('/login', false);
  expect(await resend.execute('a@b.test')).toEqual({ ok: false, error: { kind: 'not-sent' } });
});
