export interface TwoFactorSetup {
  /** Base32 secret, to be entered in an authenticator app. */
  readonly seed: string;
  /** The same secret as a URI, for the app's camera. */
  readonly provisionUri: string;
}

/** Proof required to turn off two-factor. */
export type TurnOffProof = { readonly password: string } | { readonly recoveryCode: string };
