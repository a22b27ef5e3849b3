import { seedPassword } from './seeds';

/** Well-known values, so that pacts can pin paths and bodies without asking first. */
export const pact = {
  playerId: '11111111-1111-4111-8111-111111111111',
  email: 'pact@farstead.test',
  otherPlayerId: '22222222-2222-4222-8222-222222222222',
  otherEmail: 'pact-other@farstead.test',
  password: seedPassword,
  displayName: 'Pact-Pilot',
  refreshToken: 'pact-refresh-token-0000000000000000000000001',
  usedRefreshToken: 'pact-refresh-token-used-long-ago-0000000001',
  activationKey: 'pact-activation-key-000000000000000000000001',
  resetKey: 'pact-reset-key-00000000000000000000000000001',
  csrfToken: 'pact-csrf-token-00000000000000000000000001',
  freshKeyId: '33333333-3333-4333-8333-333333333333',
  freshCode: 'PACTFRESH3MONTHS',
  usedKeyId: '44444444-4444-4444-8444-444444444444',
  usedCode: 'PACTUSEDCODE0001',
  expiredKeyId: '55555555-5555-4555-8555-555555555555',
  expiredCode: 'PACTLATECODE0001',
  reservedKeyId: '66666666-6666-4666-8666-666666666666',
  reservedCode: 'PACTHELDCODE0001',
  unknownKeyId: '77777777-7777-4777-8777-777777777777',
  unknownCode: 'PACTNONECODE0001',
} as const;
