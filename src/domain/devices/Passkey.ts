import { cleanName } from '../shared/spellings';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Absent if the passkey has not been used yet. */
  readonly lastUsedAt?: Date;
}

/** Options for creating a passkey in the browser. Binary values are base64url. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly site: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  /** COSE algorithm identifiers, preferred one first. */
  readonly algorithms: readonly number[];
  /** Ids of the account's existing passkeys. An authenticator that has one of them does not create another. */
  readonly known: readonly string[];
}

/** A passkey created by the browser. */
export interface NewPasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** Options for requesting an assertion in the browser. */
export interface AssertionRequest {
  readonly challenge: string;
  readonly siteId: string;
  /** Ids of the passkeys that the browser may use; empty to allow any passkey of this site. */
  readonly allowed: readonly string[];
}

export interface PasskeyAssertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

export const maxPasskeyNameLength = 50;

export type PasskeyNameProblem = 'required' | 'too-long';

/** @param typed the name as entered; the site cleans it before sending it */
export const passkeyNameProblem = (typed: string): PasskeyNameProblem | undefined => {
  const { length } = cleanName(typed);
  if (length === 0) return 'required';
  return length > maxPasskeyNameLength ? 'too-long' : undefined;
};
