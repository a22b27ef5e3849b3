import type { Language } from '#domain/language/Locale';
import type { RegistrationField } from '#domain/registration/RegistrationForm';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface Registration {
  readonly displayName: string;
  /** Empty, like the last name, if a buyer omits it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  /** Language of the confirmation email and of the field errors. */
  readonly language: Language;
  readonly activationKey?: string;
  readonly entitlementCode?: string;
  readonly acquisitionGaUtm?: string;
  /** Display name or id of the recruiter. */
  readonly recruiterId?: string;
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
}

export interface RefusedRegistration {
  readonly kind: 'refused';
  readonly byField: Readonly<Partial<Record<RegistrationField, readonly string[]>>>;
  /** Error texts, including any that do not belong to a field; may be empty. */
  readonly texts: readonly string[];
}

export interface UnknownKey {
  readonly kind: 'unknown-key';
}

/** The kind `server` means a status of 500 or above. */
export type RegistrationRejection = RefusedRegistration | UnknownKey | CallFailure;

export abstract class Registrations {
  /**
   * Registers an account. It has to be confirmed by email unless the request includes an activation key that was sent
   * to the same email. If the response is lost, a retry succeeds.
   */
  abstract register(registration: Registration): Promise<Result<void, RegistrationRejection>>;

  /** Returns the email address that the activation key was sent to (RG-03). */
  abstract findEmail(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>>;
}
