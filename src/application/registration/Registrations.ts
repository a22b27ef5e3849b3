import type { Language } from '../../domain/language/Locale';
import type { RegistrationField } from '../../domain/registration/RegistrationForm';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** What makes an account; what nobody gave is left out. */
export interface Registration {
  readonly displayName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly newsletter: boolean;
  /** Of the letter, and of what is said about the fields. */
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

/** The server found fault with what was sent; the texts are its own, for people, in their language. */
export interface RefusedRegistration {
  readonly kind: 'refused';
  readonly byField: Readonly<Partial<Record<RegistrationField, readonly string[]>>>;
  /** All of them, those of no field included; may be empty. */
  readonly texts: readonly string[];
}

/** The activation key is unknown, was used or has expired. */
export interface UnknownKey {
  readonly kind: 'unknown-key';
}

/** A `server` failure is one of the server itself: status 500 and above. */
export type RegistrationRejection = RefusedRegistration | UnknownKey | CallFailure;

export abstract class Registrations {
  /**
   * Makes an account, which waits for its confirmation; with an activation key and the e-mail it was sent to it is open
   * at once. Repeating a registration whose answer got lost succeeds.
   */
  abstract register(registration: Registration): Promise<Result<void, RegistrationRejection>>;

  /** The e-mail address that an activation key was sent to (RG-03). */
  abstract emailOf(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>>;
}
