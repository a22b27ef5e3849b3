import type { PasskeyAssertion } from './Passkey';

/** What a player proves with who they are. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly otp: string }
  | { readonly kind: 'passkey'; readonly assertion: PasskeyAssertion };

/** The code of a refusal that a fresh proof lifts. */
export const proofNeededCode = 150;
