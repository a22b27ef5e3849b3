import type { AssertionRequest, PasskeyAssertion } from '#domain/devices/Passkey';
import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PasskeyRefused } from './Passkeys';

/** Signs in with a passkey instead of a password. */
export abstract class PasskeySignIns {
  /** @param email the account's email, or an empty string to accept any passkey for this site */
  abstract request(email: string): Promise<Result<AssertionRequest, CallFailure>>;
  abstract signIn(assertion: PasskeyAssertion): Promise<Result<TokenPair, PasskeyRefused | CallFailure>>;
}
