import { isRecoveryCode, normalizeRecoveryCode } from '#domain/security/recoveryCode';

it.each(['ABCDE-23456', 'abcde23456', ' abcde 23456 ', 'ABCDE–23456', 'abc-de2-3456'])(
  'reads %j as the recovery code ABCDE-23456',
  (typed) => {
    expect([normalizeRecoveryCode(typed), isRecoveryCode(typed)]).toEqual(['ABCDE-23456', true]);
  },
);

it.each(['', 'ABCDE', 'ABCDE-2345', 'ABCDE-234567', 'ABCDE-2345I', 'ABCDE-23450', '123456'])(
  'rejects %j as a recovery code',
  (typed) => expect(isRecoveryCode(typed)).toBe(false),
);
