import { ConfirmationEmails } from '../../../../src/application/registration/ConfirmationEmails';
import { ResendConfirmation } from '../../../../src/application/registration/ResendConfirmation';
import type { Language } from '../../../../src/domain/language/Locale';
import { compose } from '../../support/compose';

class RecordedEmails extends ConfirmationEmails {
  readonly asked: [email: string, language: Language][] = [];

  constructor(private readonly taken: boolean) {
    super();
  }

  async resend(email: string, language: Language): Promise<boolean> {
    this.asked.push([email, language]);
    return this.taken;
  }
}

const resending = async (path: string, taken = true) => {
  const application = await compose({ path });
  const emails = new RecordedEmails(taken);
  application.replace(ConfirmationEmails, emails);
  return { emails, resend: application.get(ResendConfirmation) };
};

it.each([
  ['/login', 'en'],
  ['/fr/connexion', 'fr'],
  ['/de/anmelden', 'de'],
])('SE-05 on %s requests an email in the language %s', async (path, language) => {
  const { emails, resend } = await resending(path);
  expect(await resend.execute(' unconfirmed@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(emails.asked).toEqual([['unconfirmed@farstead.test', language]]);
});

it.each([
  ['', 'email-required'],
  ['nobody', 'email-invalid'],
])('SE-05 requests nothing when the email is %j', async (email, kind) => {
  const { emails, resend } = await resending('/login');
  expect(await resend.execute(email)).toEqual({ ok: false, error: { kind } });
  expect(emails.asked).toEqual([]);
});

it('SE-05 tells when nothing was sent', async () => {
  const { resend } = await resending('/login', false);
  expect(await resend.execute('a@b')).toEqual({ ok: false, error: { kind: 'not-sent' } });
});
