import { SignJWT, jwtVerify } from 'jose';
import type { FastifyRequest } from 'fastify';
import { addSeconds, type Clock } from '../platform/clock';
import { ApiError, ErrorCode } from '../platform/errors';
import type { Player } from '../platform/tables';
import { rolesAt } from '../profile/roles';
import type { SigningKeys } from './signingKeys';

export interface TokenTerms {
  readonly issuer: string;
  readonly audience: string;
}

/** Of a token whose signature and times are right. */
export interface Bearer {
  readonly playerId: string;
  readonly issuedAt: Date;
}

const accessTokenSeconds = 15 * 60;
const toleranceSeconds = 60;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Signs and checks access tokens: RS256 with the key of the certificate (SE-02). */
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    private readonly terms: TokenTerms,
  ) {}

  /** The same player and moment give the same token, so a repeated refresh answers the same pair. */
  sign(player: Player, issuedAt: Date, lifetimeSeconds = accessTokenSeconds): Promise<string> {
    return new SignJWT({
      id: player.id,
      displayName: player.display_name,
      email: player.email,
      firstName: player.first_name,
      lastName: player.last_name,
      username: player.username,
      joinedAt: player.joined_at.toISOString(),
      referrer: player.referrer,
      PrivacyPolicyAgreement: player.privacy_policy_agreement,
      role: rolesAt(player, issuedAt),
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.keys.keyId })
      .setSubject(player.id)
      .setIssuer(this.terms.issuer)
      .setAudience(this.terms.audience)
      .setIssuedAt(seconds(issuedAt))
      .setNotBefore(seconds(issuedAt))
      .setExpirationTime(seconds(addSeconds(issuedAt, lifetimeSeconds)))
      .sign(this.keys.privateKey);
  }

  /** A token that expires at a given moment, which may have passed. */
  signUntil(player: Player, expiry: Date): Promise<string> {
    const now = this.clock.now();
    const usualIssue = addSeconds(expiry, -accessTokenSeconds);
    const issuedAt = usualIssue < now ? usualIssue : now;
    return this.sign(player, issuedAt, seconds(expiry) - seconds(issuedAt));
  }

  /**
   * Whose token a request carries. Whether that player is still there, `requirePlayer` knows.
   * @throws ApiError 401, code 112, when there is none, or it is malformed, forged or expired.
   */
  async bearer(request: FastifyRequest): Promise<Bearer> {
    const bearer = await this.verify(tokenOf(request), toleranceSeconds);
    if (!bearer) throw new ApiError(401, ErrorCode.accessToken, 'Sign in to see this.');
    return bearer;
  }

  /** Of an expired token, too, it is told whose it was; undefined for none or a forged one. */
  async formerPlayerId(request: FastifyRequest): Promise<string | undefined> {
    return (await this.verify(tokenOf(request), Number.MAX_SAFE_INTEGER))?.playerId;
  }

  private async verify(token: string | undefined, clockTolerance: number): Promise<Bearer | undefined> {
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.keys.publicKey, {
        algorithms: ['RS256'],
        issuer: this.terms.issuer,
        audience: this.terms.audience,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: this.clock.now(),
        clockTolerance,
      });
      const { sub: playerId, iat } = payload;
      return playerId === undefined || iat === undefined
        ? undefined
        : { playerId, issuedAt: new Date(iat * 1000) };
    } catch {
      return undefined;
    }
  }
}

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
