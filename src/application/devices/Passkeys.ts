import type { NewPasskey, Passkey, PasskeyRequest } from '#domain/devices/Passkey';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The passkey belongs to another site, was already added, or responds to a different request. */
export interface PasskeyRefused {
  readonly kind: 'passkey-refused';
}

export interface UnknownPasskey {
  readonly kind: 'unknown-passkey';
}

/** The account's last sign-in method cannot be removed. */
export interface LastWayIn {
  readonly kind: 'last-way-in';
}

/** Passkeys of the signed-in player. Adding or removing one requires recent authentication. */
export abstract class Passkeys {
  abstract list(): Promise<Result<readonly Passkey[], CallFailure>>;
  abstract requestNew(): Promise<Result<PasskeyRequest, CallFailure>>;
  abstract add(name: string, made: NewPasskey): Promise<Result<Passkey, PasskeyRefused | CallFailure>>;
  abstract rename(id: string, name: string): Promise<Result<void, UnknownPasskey | CallFailure>>;
  abstract remove(id: string): Promise<Result<void, UnknownPasskey | LastWayIn | CallFailure>>;
}
