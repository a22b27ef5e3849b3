import type { NewPasskey, Passkey, PasskeyRequest } from '../../domain/devices/Passkey';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** It is of another site, was added before, or answers another request. */
export interface PasskeyRefused {
  readonly kind: 'passkey-refused';
}

export interface UnknownPasskey {
  readonly kind: 'unknown-passkey';
}

/** Without it nobody could get into the account. */
export interface LastWayIn {
  readonly kind: 'last-way-in';
}

/** The passkeys of the signed-in player. Adding and removing ask for a fresh proof. */
export abstract class Passkeys {
  abstract list(): Promise<Result<readonly Passkey[], CallFailure>>;
  abstract requestNew(): Promise<Result<PasskeyRequest, CallFailure>>;
  abstract add(name: string, made: NewPasskey): Promise<Result<Passkey, PasskeyRefused | CallFailure>>;
  abstract rename(id: string, name: string): Promise<Result<void, UnknownPasskey | CallFailure>>;
  abstract remove(id: string): Promise<Result<void, UnknownPasskey | LastWayIn | CallFailure>>;
}
