import {
  activationRefusal,
  canBeRepeated,
  canResetPassword,
  ghostKeyRefusal,
  invalidFields,
  keyOwnerRefusal,
  resetRefusal,
  canCorrectEmail,
  keepsName,
  takenValues,
} from '#domain/registration/registrationRefusals';

const form = {
  firstName: ' Ada ',
  lastName: 'Verne',
  displayName: 'Ada-Verne',
  email: 'ada@farstead.test',
  password: 'kiln ferry 7 harbor',
};

it.each([
  [{}, []],
  [{ firstName: ' ' }, [{ field: 'firstName', problem: 'required' }]],
  [{ lastName: 'n'.repeat(31) }, [{ field: 'lastName', problem: 'too-long' }]],
  [{ lastName: 'Ver\u0000ne' }, [{ field: 'lastName', problem: 'invalid' }]],
  [{ displayName: ' Ada-Verne' }, [{ field: 'displayName', problem: 'invalid' }]],
  [{ email: 'ada@farstead.test ' }, [{ field: 'email', problem: 'invalid' }]],
  [{ password: '1234567' }, [{ field: 'password', problem: 'invalid' }]],
  [
    { email: '', password: '' },
    [
      { field: 'email', problem: 'required' },
      { field: 'password', problem: 'invalid' },
    ],
  ],
  [{ firstName: '', activationKey: 'key' }, []],
  [{ displayName: '', activationKey: 'key' }, [{ field: 'displayName', problem: 'required' }]],
])('RG-04 a form with %j has the invalid fields %j', (change, invalid) => {
  expect(invalidFields({ ...form, ...change })).toEqual(invalid);
});

it.each([
  ['unconfirmed', false, true],
  ['unconfirmed', true, true],
  ['active', false, false],
  ['active', true, true],
  ['suspended', false, false],
  ['ghost', false, false],
  ['ghost', true, false],
] as const)(
  'RG-01 the registration of a %s account (used key: %s) can be repeated: %s',
  (status, hasKey, can) => {
    expect(canBeRepeated(status, hasKey)).toBe(can);
  },
);

it.each([
  [undefined, false, false],
  ['ghost', false, false],
  ['active', false, true],
  ['unconfirmed', false, false],
  ['suspended', false, true],
  ['erased', false, true],
  [undefined, true, true],
  ['ghost', true, true],
] as const)(
  'RG-04 the email of a %s account (reserved: %s) is taken: %s',
  (holder, isReserved, emailTaken) => {
    expect(takenValues({ holder, isReserved, isNameTaken: true })).toEqual({ emailTaken, nameTaken: true });
    expect(takenValues({ holder, isReserved, isNameTaken: false })).toEqual({ emailTaken, nameTaken: false });
  },
);

it.each([
  [undefined, false, 'unknown-key'],
  ['active', false, 'unknown-key'],
  ['unconfirmed', true, 'unknown-key'],
  ['ghost', true, 'email-taken'],
  ['ghost', false, undefined],
] as const)(
  'RG-03 the refusal for the key of a %s account (email of another: %s) is %s',
  (owner, isOther, refused) => {
    expect(ghostKeyRefusal(owner, isOther)).toBe(refused);
  },
);

it.each([
  ['active', 'dead-key', 'unknown-key', true],
  ['unconfirmed', undefined, undefined, true],
  ['suspended', 'dead-key', 'unknown-key', true],
  ['ghost', 'dead-key', undefined, false],
  [undefined, 'dead-key', 'unknown-key', false],
] as const)(
  'the refusals for a %s account are %s for activation and %s as a key owner; it can reset its password: %s',
  (status, activation, owner, canReset) => {
    expect(activationRefusal(status)).toBe(activation);
    expect(keyOwnerRefusal(status)).toBe(owner);
    expect(canResetPassword(status)).toBe(canReset);
  },
);

it.each([
  [{ turnsOffTwoFactor: false, mfaEnabled: true, isRightCode: undefined }, undefined],
  [{ turnsOffTwoFactor: true, mfaEnabled: false, isRightCode: undefined }, undefined],
  [{ turnsOffTwoFactor: true, mfaEnabled: true, isRightCode: undefined }, 'recovery-code-needed'],
  [{ turnsOffTwoFactor: true, mfaEnabled: true, isRightCode: false }, 'wrong-code'],
  [{ turnsOffTwoFactor: true, mfaEnabled: true, isRightCode: true }, undefined],
] as const)('FP-01 D-23 a reset with %j is refused as %s', (facts, refused) => {
  expect(resetRefusal(facts)).toBe(refused);
});

it.each([
  [undefined, 'unconfirmed', true],
  [undefined, 'active', false],
  [undefined, 'ghost', false],
  [undefined, undefined, false],
  ['active', 'unconfirmed', false],
  ['ghost', 'unconfirmed', false],
] as const)(
  'RG-04 the email of a %s account can replace the email of a %s account: %s',
  (holder, namesake, canCorrect) => {
    expect(canCorrectEmail(holder, namesake)).toBe(canCorrect);
  },
);

it.each([
  ['unconfirmed', false, false, false],
  ['unconfirmed', true, false, true],
  ['unconfirmed', false, true, true],
  ['active', false, false, true],
  ['suspended', false, false, true],
] as const)(
  'RG-04 a %s account with a valid link (%s) and purchases (%s) keeps its name: %s',
  (status, hasValidLink, hasBought, keeps) => {
    expect(keepsName({ status, hasValidLink, hasBought })).toBe(keeps);
  },
);
