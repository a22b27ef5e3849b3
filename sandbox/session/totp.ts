import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;

const generator = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: stepSeconds });

/** Code that an authenticator app shows at a given time. */
export const totpAt = (secret: string, moment: Date): string =>
  generator(secret).generate({ timestamp: moment.getTime() });

const sixDigits = /^\d{6}$/;

/** Returns the 30-second time step of a code, at most one step before or after now; undefined if the code is wrong. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  // The library throws for six characters that have more than six bytes.
  if (!sixDigits.test(code)) return undefined;
  const delta = generator(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
};

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** URI that authenticator apps read from a QR code. */
export const provisionUriOf = (secret: string, issuer: string, account: string): string =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  }).toString();
