import { ConfirmationLetters } from '../../../../src/application/registration/ConfirmationLetters';
import { ResendConfirmation } from '../../../../src/application/registration/ResendConfirmation';
import type { Language } from '../../../../src/domain/language/Locale';
import { compose } from '../../support/compose';

class RecordedLetters extends ConfirmationLetters {
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
  const letters = new RecordedLetters(taken);
  application.replace(ConfirmationLetters, letters);
  return { letters, resend: application.get(ResendConfirmation) };
};

it.each([
  ['/login', 'en'],
  ['/fr/connexion', 'fr'],
  ['/de/anmelden', 'de'],
])('SE-05 on %s asks for a letter in the language %s', async (path, language) => {
  const { letters, resend } = await resending(path);
  expect(await resend.execute(' unconfirmed@farstead.test ')).toEqual({ ok: true, value: undefined });
  expect(letters.asked).toEqual([['unconfirmed@farstead.test', language]]);
});

it.each([
  ['', 'email-required'],
  ['nobody', 'email-invalid'],
])('SE-05 asks for nothing when the e-mail is %j', async (email, kind) => {
  const { letters, resend } = await resending('/login');
  expect(await resend.execute(email)).toEqual({ ok: false, error: { kind } });
  expect(letters.asked).toEqual([]);
});

it('SE-05 says when the letter was not sent', async () => {
  const { resend } = await resending('/login', false);
  expect(await resend.execute('a@b')).toEqual({ ok: false, error: { kind: 'not-sent' } });
});
