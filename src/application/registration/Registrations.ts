import type { Language } from '#domain/language/Locale';
import type { RegistrationField } from '#domain/registration/RegistrationForm';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export interface Registration {
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  /** Language of the email and the field texts. */
  readonly language: Language;
  readonly activationKey?: string;
  readonly entitlementCode?: string;
  readonly acquisitionGaUtm?: string;
  /** Recruiter's display name or id. */
  readonly recruiterId?: string;
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
}

export interface RefusedRegistration {
  readonly kind: 'refused';
  readonly byField: Readonly<Partial<Record<RegistrationField, readonly string[]>>>;
  /** Includes texts that belong to no field; may be empty. */
  readonly texts: readonly string[];
}

export interface UnknownKey {
  readonly kind: 'unknown-key';
}

/** A `server` failure has status 500 or above. */
export type RegistrationRejection = RefusedRegistration | UnknownKey | CallFailure;

export abstract class Registrations {
  /**
   * The account needs confirmation unless an activation key is sent with its email. A retry after a lost response
   * succeeds.
   */
  abstract register(registration: Registration): Promise<Result<void, RegistrationRejection>>;

  /** Returns the email that an activation key was sent to (RG-03). */
  abstract findEmail(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>>;
}
