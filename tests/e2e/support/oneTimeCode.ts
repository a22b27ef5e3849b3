import { Secret, TOTP } from 'otpauth';

const period = 30;

const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period }).generate({ timestamp });

/** Returns the current code of an authenticator app. */
export const oneTimeCode = (secret: string): string => codeAt(secret, Date.now());

/** Returns six digits that the app does not show around the current time. */
export const wrongOneTimeCode = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, Date.now() + steps * period * 1000));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
};
