import { hash } from '@node-rs/argon2';
import { hashPassword, Passwords } from '../../sandbox/session/passwords';

const composed = 'Zoé passé 2026';
const decomposed = composed.normalize('NFD');

it('VA-01 stores a password in one Unicode form', async () => {
  const passwords = await Passwords.open();
  const stored = await hashPassword(decomposed);
  expect(await passwords.matches(stored, composed)).toBe(true);
  expect(await passwords.matches(stored, decomposed.replaceAll(' ', '\u00a0'))).toBe(true);
  expect(await passwords.matches(undefined, composed)).toBe(false);
});

it('VA-01 accepts a password that was stored as typed before passwords were normalized', async () => {
  const passwords = await Passwords.open();
  expect(await passwords.matches(await hash(decomposed), decomposed)).toBe(true);
  expect(await passwords.matches(await hash(composed), decomposed)).toBe(true);
});
