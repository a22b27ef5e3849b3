/** A passkey of the fake world. Moments are ISO 8601. */
export interface FakePasskey {
  readonly id: string;
  readonly credentialId: string;
  name: string;
  readonly createdAt: string;
  lastUsedAt?: string;
}

const challengeMilliseconds = 300_000;

/** Names its purpose and its end: the fake world keeps no list of challenges. */
export const writeChallenge = (purpose: string, now: Date): string =>
  `${purpose}~${now.getTime() + challengeMilliseconds}`;

export const isChallenge = (challenge: string, purpose: string, now: Date): boolean => {
  const [written, end] = challenge.split('~');
  return written === purpose && Number(end) > now.getTime();
};
