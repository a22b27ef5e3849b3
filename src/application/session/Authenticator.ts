import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { Credentials } from '../../domain/session/Credentials';
import type { TokenPair } from '../../domain/session/TokenPair';

/**
 * Why nobody was signed in. `two-factor` is code 107: the six digits are asked for, or were wrong.
 * `unconfirmed` is code 109. Any other refusal is a `server` failure with its status and code (SE-06).
 */
export type SignInRejection =
  { readonly kind: 'two-factor' } | { readonly kind: 'unconfirmed' } | CallFailure;

/** The server no longer accepts the refresh token. */
export interface RefreshRefused {
  readonly kind: 'refresh-refused';
}

export abstract class Authenticator {
  abstract signIn(credentials: Credentials): Promise<Result<TokenPair, SignInRejection>>;
  abstract refresh(tokens: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>>;
}
