import { editRefusal, emailKeyRefusal, isEmailTaken, type EditFacts } from '#domain/profile/profileRefusals';

const now = new Date('2026-11-20T12:00:00Z');
const free = { isChangePending: false, isOwn: false, isTaken: false };
const accepted: EditFacts = { isOutdated: false, isNameTaken: false, email: free };

it.each<[Partial<EditFacts>, string | undefined]>([
  [{}, undefined],
  [{ email: undefined }, undefined],
  [{ isOutdated: true }, 'changed-elsewhere'],
  [{ isNameTaken: true }, 'display-name-taken'],
  [{ email: { ...free, isChangePending: true } }, 'email-change-pending'],
  [{ email: { ...free, isOwn: true } }, 'own-email'],
  [{ email: { ...free, isTaken: true } }, 'email-taken'],
])('PF-01 the refusal for an edit with %j is %s', (facts, refused) => {
  expect(editRefusal({ ...accepted, ...facts })).toBe(refused);
});

it('PF-01 reports the first applicable reason: outdated, name, pending change, own email, taken email', () => {
  const email = { isChangePending: true, isOwn: true, isTaken: true };
  expect(editRefusal({ isOutdated: true, isNameTaken: true, email })).toBe('changed-elsewhere');
  expect(editRefusal({ isOutdated: false, isNameTaken: true, email })).toBe('display-name-taken');
  expect(editRefusal({ ...accepted, email })).toBe('email-change-pending');
  expect(editRefusal({ ...accepted, email: { ...email, isChangePending: false } })).toBe('own-email');
});

it.each([
  [undefined, [], false],
  ['player', [], false],
  [undefined, ['player'], false],
  ['other', [], true],
  [undefined, ['player', 'other'], true],
])('PF-02 an address used by %s and restorable by %j is taken: %s', (holder, reservedFor, isTaken) => {
  expect(isEmailTaken('player', holder, reservedFor)).toBe(isTaken);
});

const key = { ownerId: 'player', isUsed: false, expiresAt: new Date(now.getTime() + 1) };

it.each([
  [key, undefined],
  [undefined, 'unknown-key'],
  [{ ...key, ownerId: 'other' }, 'key-of-other'],
  [{ ...key, isUsed: true }, 'used-key'],
  [{ ...key, expiresAt: now }, 'expired-key'],
  [{ ...key, isUsed: true, expiresAt: now }, 'used-key'],
  [{ ownerId: 'other', isUsed: true, expiresAt: now }, 'key-of-other'],
])('PF-02 the refusal for the key %j is %s', (found, refused) => {
  expect(emailKeyRefusal(found, now, 'player')).toBe(refused);
});

it('PF-02 accepts any player’s key if no owner is required', () => {
  expect(emailKeyRefusal({ ...key, ownerId: 'other' }, now)).toBeUndefined();
});
