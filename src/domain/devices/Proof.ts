import type { PasskeyAssertion } from './Passkey';

/** Credential with which a player reauthenticates. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'code'; readonly otp: string }
  | { readonly kind: 'passkey'; readonly assertion: PasskeyAssertion };
