import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { TokenClaims } from '../../domain/session/TokenClaims';

/** SE-02 */
export const clockToleranceSeconds = 60;

/** Wrong signature, site or time. */
export interface InvalidToken {
  readonly kind: 'invalid-token';
}

/** RS256, 60 s tolerance, issuer, audience, expiry (SE-02). */
export abstract class TokenVerifier {
  /** A call failure: no certificate, the token may be valid. */
  abstract verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>>;
}
