export interface TwoFactorSetup {
  /** Base32 secret that the player enters in an authenticator app. */
  readonly seed: string;
  /** The same secret as a URI, which the app scans as a QR code. */
  readonly provisionUri: string;
}

/** Credential required to turn off two-factor. */
export type TurnOffProof = { readonly password: string } | { readonly recoveryCode: string };
