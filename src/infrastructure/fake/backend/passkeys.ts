/** A passkey of the fake back end. Timestamps are ISO 8601. */
export interface FakePasskey {
  readonly id: string;
  readonly credentialId: string;
  name: string;
  readonly createdAt: string;
  lastUsedAt?: string;
}

const challengeMilliseconds = 300_000;

/** Creates a challenge that contains its purpose and expiry: the fake back end stores no challenges. */
export const encodeChallenge = (purpose: string, now: Date): string =>
  `${purpose}~${now.getTime() + challengeMilliseconds}`;

export const isChallenge = (challenge: string, purpose: string, now: Date): boolean => {
  const [written, end] = challenge.split('~');
  return written === purpose && Number(end) > now.getTime();
};
