export interface TwoFactorSetup {
  /** Base32, to be typed into an authenticator app. */
  readonly seed: string;
  /** The same for the app's camera. */
  readonly provisionUri: string;
}

/** What proves that the player wants two-factor turned off. */
export type TurnOffProof = { readonly password: string } | { readonly recoveryCode: string };
