export abstract class PrivacySignals {
  abstract readonly isGlobalPrivacyControlOn: boolean;
}
