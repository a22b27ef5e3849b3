import { languages } from '#domain/language/Locale';
import { backEndTexts } from '#content/generated/backEndTexts';
import { securityEmail, type SecurityEvent } from '#sandbox/security/securityEmail';

const owner = { email: 'ada@farstead.test', display_name: 'Ada-Verne', language: 'fr' } as const;
const at = new Date('2026-11-22T12:34:56Z');
const rootUrl = 'https://farstead.test';
const events = Object.keys(backEndTexts.en.security.events) as SecurityEvent[];

it.each(languages.flatMap((language) => events.map((event) => [event, language] as const)))(
  'SC-01 the email about %s in %s contains the time and a link to set a new password',
  (event, language) => {
    const email = securityEmail(owner, { event, language, values: { left: '2', name: 'Key' }, at, rootUrl });
    const { security } = backEndTexts[language];
    expect(email).toMatchObject({
      recipient: owner.email,
      language,
      subject: security.events[event].subject,
    });
    expect(email.text).toContain(security.notYou);
    expect(email.text).toContain('2026');
    expect(email.text).toMatch(/https:\/\/farstead\.test\/\S*(password|passe|passwort)\S*/);
    expect(email.text).not.toContain('{{');
    expect(email.html).not.toContain('{{');
  },
);

it('defaults to the player’s language and lists the caller’s details first', () => {
  const facts = [{ name: 'Appareil', value: 'Firefox' }];
  const email = securityEmail(owner, { event: 'two-factor-on', facts, at, rootUrl });
  expect(email.language).toBe('fr');
  expect(email.text).toMatch(/Appareil.*Firefox\nDate et heure/);
});
