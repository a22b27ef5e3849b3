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
   * The id of the player whose token a request carries.
   * @throws ApiError 401, code 112, when there is none, or it is malformed, forged or expired.
   */
  async playerId(request: FastifyRequest): Promise<string> {
    const id = await this.verify(bearerOf(request), toleranceSeconds);
    if (id === undefined) throw new ApiError(401, ErrorCode.accessToken, 'Sign in to see this.');
    return id;
  }

  /** As `playerId`, but an expired token still tells whose it was; undefined for none or a forged one. */
  formerPlayerId(request: FastifyRequest): Promise<string | undefined> {
    return this.verify(bearerOf(request), Number.MAX_SAFE_INTEGER);
  }

  private async verify(token: string | undefined, clockTolerance: number): Promise<string | undefined> {
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.keys.publicKey, {
        algorithms: ['RS256'],
        issuer: this.terms.issuer,
        audience: this.terms.audience,
        requiredClaims: ['exp', 'sub'],
        currentDate: this.clock.now(),
        clockTolerance,
      });
      return payload.sub;
    } catch {
      return undefined;
    }
  }
}

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
