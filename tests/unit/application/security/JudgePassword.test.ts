import { JudgePassword } from '../../../../src/application/security/JudgePassword';
import { PasswordStrength } from '../../../../src/application/security/PasswordStrength';
import { compose } from '../../support/compose';

const strong = { score: 4, advice: [] } as const;

it.each([
  ['/signup', 'en'],
  ['/fr/inscription', 'fr'],
  ['/de/registrieren', 'de'],
])('RG-01 on %s passwords are judged by the words of %s', async (path, language) => {
  const application = await compose({ path });
  const estimate = jest.fn(async () => strong);
  application.replace(PasswordStrength, { estimate });
  const strength = await application.get(JudgePassword).execute('a password', ['Ada Verne']);
  expect(strength).toBe(strong);
  expect(estimate).toHaveBeenCalledWith('a password', ['ada verne', 'ada', 'verne'], language);
});

it('RG-01 nothing typed is not judged', async () => {
  const application = await compose();
  const estimate = jest.fn(async () => strong);
  application.replace(PasswordStrength, { estimate });
  expect(await application.get(JudgePassword).execute('', ['Ada'])).toBeUndefined();
  expect(estimate).not.toHaveBeenCalled();
});
