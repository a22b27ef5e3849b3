import type * as JoseModule from 'jose';
import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Certificates } from '#application/session/Certificates';
import { CodeLoader } from '#application/shared/CodeLoader';
import { clockToleranceSeconds, TokenVerifier, type InvalidToken } from '#application/session/TokenVerifier';
import { parseRoles, type TokenClaims } from '#domain/session/TokenClaims';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { ServerTime } from '../shared/ServerTime';

const algorithm = 'RS256';

type Jose = typeof JoseModule;

/** Verifies tokens with the server's certificate, or with the configured one if the former is unavailable (SE-02). */
@injectable('Singleton')
export class JoseTokenVerifier extends TokenVerifier {
  private fetchedKey: JoseModule.CryptoKey | undefined;

  constructor(
    private readonly certificates: Certificates,
    private readonly configuration: Configuration,
    private readonly serverTime: ServerTime,
    private readonly code: CodeLoader,
  ) {
    super();
  }

  async prepare(): Promise<void> {
    await this.loadJose();
  }

  async verify(token: string): Promise<Result<TokenClaims, InvalidToken | CallFailure>> {
    const loaded = await this.loadJose();
    if (!loaded.ok) return loaded;
    const jose = loaded.value;
    const key = await this.key(jose);
    if (!key.ok) return key;
    const { tokenIssuer, tokenAudience } = this.configuration.current;
    try {
      const { payload } = await jose.jwtVerify(token, key.value, {
        algorithms: [algorithm],
        issuer: tokenIssuer,
        audience: tokenAudience,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['exp', 'sub'],
        currentDate: this.serverTime.now(),
      });
      const claims = claimsOf(payload);
      return claims ? succeed(claims) : fail({ kind: 'invalid-token' });
    } catch (error) {
      // The server may have replaced its certificate, so the next verification requests it again.
      if (error instanceof jose.errors.JWSSignatureVerificationFailed) this.fetchedKey = undefined;
      if (error instanceof jose.errors.JOSEError) return fail({ kind: 'invalid-token' });
      throw error;
    }
  }

  /** Loads the library when the first token is verified, because most visitors have no token. */
  private loadJose(): Promise<Result<Jose, CallFailure>> {
    return this.code.load(() => import(/* webpackChunkName: "jose" */ 'jose'));
  }

  private async key(jose: Jose): Promise<Result<JoseModule.CryptoKey, CallFailure>> {
    if (this.fetchedKey) return succeed(this.fetchedKey);
    const fetched = await this.certificates.fetch();
    const own = fetched.ok ? await importKey(jose, fetched.value) : fetched;
    if (own.ok) {
      this.fetchedKey = own.value;
      return own;
    }
    const fallback = this.configuration.current.tokenCertificate;
    return fallback === undefined ? own : importKey(jose, fallback);
  }
}

const importKey = async (
  jose: Jose,
  certificate: string,
): Promise<Result<JoseModule.CryptoKey, CallFailure>> => {
  try {
    return succeed(await jose.importX509(certificate, algorithm));
  } catch {
    return fail({ kind: 'malformed' });
  }
};

const claimsOf = (payload: JoseModule.JWTPayload): TokenClaims | undefined => {
  const { sub, displayName, email, role, exp } = payload;
  if (!sub || typeof displayName !== 'string' || typeof email !== 'string' || exp === undefined)
    return undefined;
  return { id: sub, displayName, email, roles: parseRoles(role), expiresAt: new Date(exp * 1000) };
};
