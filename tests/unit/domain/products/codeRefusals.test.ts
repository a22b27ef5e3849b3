import { type CodeState, redemptionRefusal } from '#domain/products/codeRefusals';

const now = new Date('2026-11-20T12:00:00Z');
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + 1);

const unused: CodeState = {
  isUsed: false,
  isCanceled: false,
  reservedFor: undefined,
  reservedUntil: undefined,
  expiresAt: undefined,
};

const refusalOf = (state: Partial<CodeState>) => redemptionRefusal({ ...unused, ...state }, 'player', now);

it.each<[Partial<CodeState>, string | undefined]>([
  [{}, undefined],
  [{ expiresAt: future }, undefined],
  [{ reservedFor: 'player' }, undefined],
  [{ reservedFor: 'other', reservedUntil: past }, undefined],
  [{ reservedFor: 'other', reservedUntil: now }, undefined],
  [{ isUsed: true }, 'used-code'],
  [{ isCanceled: true }, 'canceled-code'],
  [{ reservedFor: 'other' }, 'reserved-code'],
  [{ reservedFor: 'other', reservedUntil: future }, 'reserved-code'],
  [{ expiresAt: past }, 'expired-code'],
  [{ expiresAt: now }, 'expired-code'],
])('PD-02 the refusal for redeeming a code with %j is %s', (state, refused) => {
  expect(refusalOf(state)).toBe(refused);
});

it('PD-02 reports the first applicable reason: used, canceled, reserved for another player, expired', () => {
  const all = { isUsed: true, isCanceled: true, reservedFor: 'other', expiresAt: past };
  expect(refusalOf(all)).toBe('used-code');
  expect(refusalOf({ ...all, isUsed: false })).toBe('canceled-code');
  expect(refusalOf({ ...all, isUsed: false, isCanceled: false })).toBe('reserved-code');
});
