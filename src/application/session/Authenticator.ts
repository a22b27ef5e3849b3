import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import type { Credentials } from '#domain/session/Credentials';
import type { signInRefusals } from '#domain/session/signInRefusals';
import type { TokenPair } from '#domain/session/TokenPair';

/** Kinds other than a call failure belong to the form (SE-06). */
export type SignInRejection = RefusalOf<typeof signInRefusals> | CallFailure;

/** The refresh token is no longer valid. */
export interface RefreshRefused {
  readonly kind: 'refresh-refused';
}

export abstract class Authenticator {
  abstract signIn(credentials: Credentials): Promise<Result<TokenPair, SignInRejection>>;
  abstract refresh(tokens: TokenPair): Promise<Result<TokenPair, RefreshRefused | CallFailure>>;
  /** Ends the session on the server. Not all back ends support this call. */
  abstract signOut(refreshToken: string): Promise<Result<void, CallFailure>>;
}
