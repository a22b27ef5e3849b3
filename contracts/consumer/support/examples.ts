/** Stand for what provider states answer, while the tests run. */
export const examples = {
  device: '7d4f9a52-6a3e-4b8f-9d53-0d6f2c8b1e10',
  playerId: '11111111-1111-4111-8111-111111111111',
  otherPlayerId: '22222222-2222-4222-8222-222222222222',
  email: 'pact@farstead.test',
  password: 'Farstead-2026!',
  otp: '314159',
  accessToken: 'access-token',
  newAccessToken: 'new-access-token',
  refreshToken: 'refresh-token',
  newRefreshToken: 'new-refresh-token',
  csrfToken: 'csrf-token',
  activationKey: 'activation-key',
  resetKey: 'reset-key',
  newPassword: 'Farstead-2027!',
  keyId: '33333333-3333-4333-8333-333333333333',
  code: 'PACTFRESH3MONTHS',
} as const;
