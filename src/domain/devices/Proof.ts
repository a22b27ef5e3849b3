import type { PasskeyAssertion } from './Passkey';

/** Proof of a player's identity. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly otp: string }
  | { readonly kind: 'passkey'; readonly assertion: PasskeyAssertion };

/** Error code for a call that requires a fresh proof. */
export const proofNeededCode = 150;
