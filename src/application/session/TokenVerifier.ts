import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { TokenClaims } from '../../domain/session/TokenClaims';

/** Not signed by our server for this site, or no longer valid. */
export interface InvalidToken {
  readonly kind: 'invalid-token';
}

/** Checks access tokens: RS256, 60 s clock tolerance, issuer, audience, expiry (SE-02). */
export abstract class TokenVerifier {
  /** A call failure means that there was no certificate to check with: the token may still be good. */
  abstract verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>>;
}
