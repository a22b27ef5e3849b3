import { RatePassword } from '#application/security/RatePassword';
import { PasswordStrength } from '#application/security/PasswordStrength';
import { compose } from '../../support/compose';

const strong = { score: 4, advice: [] } as const;

it.each([
  ['/signup', 'en'],
  ['/fr/inscription', 'fr'],
  ['/de/registrieren', 'de'],
])('RG-01 passwords on %s are rated with the %s dictionary', async (path, language) => {
  const application = await compose({ path });
  const estimate = jest.fn(async () => strong);
  application.replace(PasswordStrength, { estimate });
  const strength = await application.get(RatePassword).execute('a password', ['Ada Verne']);
  expect(strength).toBe(strong);
  expect(estimate).toHaveBeenCalledWith('a password', ['ada verne', 'ada', 'verne'], language);
});

it('RG-01 does not rate an empty password', async () => {
  const application = await compose();
  const estimate = jest.fn(async () => strong);
  application.replace(PasswordStrength, { estimate });
  expect(await application.get(RatePassword).execute('', ['Ada'])).toBeUndefined();
  expect(estimate).not.toHaveBeenCalled();
});
