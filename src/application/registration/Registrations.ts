import type { Language } from '../../domain/language/Locale';
import type { RegistrationField } from '../../domain/registration/RegistrationForm';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The values of a new account; what was not given is absent. */
export interface Registration {
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  /** Of the email, and of the texts about the fields. */
  readonly language: Language;
  readonly activationKey?: string;
  readonly entitlementCode?: string;
  readonly acquisitionGaUtm?: string;
  /** Display name or id of the player who recruited this one. */
  readonly recruiterId?: string;
  readonly steamSessionTicket?: string;
  readonly steamAppId?: string;
  readonly source?: string;
}

/** The server refused values; the texts are its own, in the player's language. */
export interface RefusedRegistration {
  readonly kind: 'refused';
  readonly byField: Readonly<Partial<Record<RegistrationField, readonly string[]>>>;
  /** All texts, also those of no field; may be empty. */
  readonly texts: readonly string[];
}

/** The activation key is unknown, used or expired. */
export interface UnknownKey {
  readonly kind: 'unknown-key';
}

/** A `server` failure has status 500 or above. */
export type RegistrationRejection = RefusedRegistration | UnknownKey | CallFailure;

export abstract class Registrations {
  /**
   * Creates an account that needs a confirmation; with an activation key and the email that it was sent to, the account
   * is active at once. A retry after a lost answer succeeds.
   */
  abstract register(registration: Registration): Promise<Result<void, RegistrationRejection>>;

  /** The email that an activation key was sent to (RG-03). */
  abstract emailOf(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>>;
}
