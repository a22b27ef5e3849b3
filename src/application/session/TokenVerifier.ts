import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { TokenClaims } from '#domain/session/TokenClaims';

export const clockToleranceSeconds = 60;

/** The signature, site or time is wrong. */
export interface InvalidToken {
  readonly kind: 'invalid-token';
}

/** Verifies RS256 signature, issuer, audience and expiry, with a tolerance of 60 s (SE-02). */
export abstract class TokenVerifier {
  /** A call failure means that there was no certificate; the token may be valid. */
  abstract verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>>;
}
