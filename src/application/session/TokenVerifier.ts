import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { TokenClaims } from '#domain/session/TokenClaims';

export const clockToleranceSeconds = 60;

/** The token has a wrong signature, belongs to another site, or is not valid at this time. */
export interface InvalidToken {
  readonly kind: 'invalid-token';
}

/** Verifies the RS256 signature, issuer, audience and expiry, with a clock tolerance of 60 s (SE-02). */
export abstract class TokenVerifier {
  /** Loads the code that verifies tokens. Ignores failures. */
  abstract prepare(): Promise<void>;
  /** A call failure means that the certificate could not be loaded, so the token may still be valid. */
  abstract verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>>;
}
