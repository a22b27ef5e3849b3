/** A passkey of an account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Absent for one that was not used yet. */
  readonly lastUsedAt?: Date;
}

/** What the browser is asked to make a passkey for. Binary values are base64url. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly site: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  /** COSE numbers, the preferred one first. */
  readonly algorithms: readonly number[];
  /** The ids of passkeys that the account has: an authenticator that holds one of them makes no other. */
  readonly known: readonly string[];
}

/** A passkey that the browser has made. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** What the browser is asked to sign with a passkey. */
export interface AssertionRequest {
  readonly challenge: string;
  readonly siteId: string;
  /** The ids of the passkeys that may answer; none: any of this site. */
  readonly allowed: readonly string[];
}

/** What a passkey has signed. */
export interface PasskeyAssertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

export const longestPasskeyName = 50;

export type PasskeyNameProblem = 'required' | 'too-long';

/** @param typed is trimmed before it is sent */
export const passkeyNameProblem = (typed: string): PasskeyNameProblem | undefined => {
  const { length } = typed.trim();
  if (length === 0) return 'required';
  return length > longestPasskeyName ? 'too-long' : undefined;
};
