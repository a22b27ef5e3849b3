/** What the browser says for its user. */
export abstract class PrivacySignals {
  abstract readonly isGlobalPrivacyControlOn: boolean;
}
