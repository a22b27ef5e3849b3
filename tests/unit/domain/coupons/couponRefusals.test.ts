import { conversionRefusal, transferRefusal } from '#domain/coupons/couponRefusals';
import { transferHoldEnd } from '#domain/coupons/transferHold';

const enough = { areEnabled: true, owned: 3, quantity: 3 };

it.each([
  [{}, undefined],
  [{ owned: 2 }, 'not-enough'],
  [{ areEnabled: false }, 'dacs-disabled'],
  [{ areEnabled: false, owned: 2 }, 'dacs-disabled'],
])('DC-01 the refusal for a conversion with %j is %s', (state, refused) => {
  expect(conversionRefusal({ ...enough, ...state })).toBe(refused);
});

const possible = {
  ...enough,
  ownerId: 'owner',
  recipientId: 'recipient',
  isRecipientActive: true,
  isHeld: false,
};

it.each([
  [{}, undefined],
  [{ owned: 2 }, 'not-enough'],
  [{ owned: 2, isHeld: true }, 'transfer-held'],
  [{ isHeld: true, isRecipientActive: false }, 'unknown-recipient'],
  [{ isRecipientActive: false, recipientId: 'owner' }, 'own-account'],
  [{ recipientId: 'owner', areEnabled: false }, 'dacs-disabled'],
  [{ note: 'For the haul' }, undefined],
  [{ note: 'farstead.example', recipientId: 'owner' }, 'malformed-note'],
  [{ note: 'farstead.example', areEnabled: false }, 'dacs-disabled'],
])('DC-01 the refusal for a transfer with %j is %s', (state, refused) => {
  expect(transferRefusal({ ...possible, ...state })).toBe(refused);
});

it('DC-01 a transfer hold ends 24 hours after the credential change', () => {
  const changedAt = new Date('2026-11-20T12:00:00Z');
  const end = new Date('2026-11-21T12:00:00Z');
  expect(transferHoldEnd(changedAt, new Date(end.getTime() - 1))).toEqual(end);
  expect(transferHoldEnd(changedAt, end)).toBeUndefined();
  expect(transferHoldEnd(undefined, end)).toBeUndefined();
});
