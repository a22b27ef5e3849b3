/** Password of every sample account. */
export const samplePassword = 'Farstead-2026!';

/** Base32-encoded TOTP secret. */
export const sampleTwoFactorSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Passwords that are long enough for the rules, but in every list of breached passwords. */
export const sampleBreachedPasswords: readonly string[] = [
  'password1',
  'password123',
  '1234567890',
  'qwertyuiop',
  'iloveyou1',
  'letmein123',
  'starwars1977',
  'correcthorsebatterystaple',
];

export interface SampleCode {
  readonly code: string;
  readonly months: number;
  readonly state: 'fresh' | 'used' | 'expired' | 'reserved';
}

export const sampleCodes: readonly SampleCode[] = [
  { code: 'FARSTEAD00011MTH', months: 1, state: 'fresh' },
  { code: 'FARSTEAD00033MTH', months: 3, state: 'fresh' },
  { code: 'FARSTEAD00066MTH', months: 6, state: 'fresh' },
  { code: 'FARSTEAD0012YEAR', months: 12, state: 'fresh' },
  { code: 'FARSTEAD0000USED', months: 3, state: 'used' },
  { code: 'FARSTEAD0000LATE', months: 3, state: 'expired' },
  { code: 'FARSTEAD0000MINE', months: 3, state: 'reserved' },
];
