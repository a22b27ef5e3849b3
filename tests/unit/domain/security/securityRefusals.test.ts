import { beginRefusal, enableRefusal, recoveryCodesRefusal } from '#domain/security/securityRefusals';

const now = new Date('2026-11-20T12:00:00Z');
const open = { isOn: false, setupExpiresAt: new Date(now.getTime() + 1), isRightCode: true };

it.each([
  [{}, undefined],
  [{ isRightCode: false }, 'wrong-code'],
  [{ setupExpiresAt: now }, 'setup-expired'],
  [{ setupExpiresAt: undefined }, 'setup-expired'],
  [{ setupExpiresAt: now, isRightCode: false }, 'setup-expired'],
  [{ isOn: true, setupExpiresAt: undefined, isRightCode: false }, 'two-factor-on'],
])('SC-02 the refusal for turning on two-factor with %j is %s', (change, refused) => {
  expect(enableRefusal({ ...open, ...change }, now)).toBe(refused);
});

it.each([
  [true, 'two-factor-on', undefined],
  [false, undefined, 'two-factor-off'],
])(
  'SC-02 with two-factor on: %s, the refusal for a setup is %s and for recovery codes %s',
  (isOn, begin, codes) => {
    expect([beginRefusal(isOn), recoveryCodesRefusal(isOn)]).toEqual([begin, codes]);
  },
);
