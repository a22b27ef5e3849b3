import { SignJWT, jwtVerify } from 'jose';
import type { FastifyRequest } from 'fastify';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { addSeconds, type Clock } from '../platform/clock';
import { refusal, type ApiError } from '../platform/errors';
import type { Player } from '../platform/tables';
import { rolesAt } from '../profile/roles';
import type { SigningKeys } from './signingKeys';

export interface TokenSettings {
  readonly issuer: string;
  readonly audience: string;
}

/** Player and session of a valid, unexpired token. `requirePlayer` checks that the session is open. */
export interface Bearer {
  readonly playerId: string;
  readonly sessionId: string;
}

interface TokenOptions {
  readonly sessionId: string;
  readonly lifetimeSeconds?: number;
}

/** A ghost that has a ghost token. */
export interface GhostBearer {
  readonly playerId: string;
  readonly ghostTokenId: string;
}

/** A signed-in player, or a ghost. */
export type Buyer = (Bearer & { readonly ghostTokenId?: undefined }) | GhostBearer;

interface VerifiedToken {
  readonly playerId: string;
  readonly sessionId: string | undefined;
  readonly tokenId: string | undefined;
}

const accessTokenSeconds = 15 * 60;
const ghostTokenSeconds = 86_400;
const toleranceSeconds = 60;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Signs and checks access tokens: RS256 with the key of the certificate (SE-02). */
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    private readonly terms: TokenSettings,
  ) {}

  /** Returns the same token for the same player and time, so that a repeated refresh returns the same token pair. */
  sign(
    player: Player,
    issuedAt: Date,
    { sessionId, lifetimeSeconds = accessTokenSeconds }: TokenOptions,
  ): Promise<string> {
    return new SignJWT({
      sid: sessionId,
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

  /** Signs a token that expires at a given time, which may be in the past. */
  signUntil(player: Player, expiry: Date, sessionId: string): Promise<string> {
    const now = this.clock.now();
    const usualIssue = addSeconds(expiry, -accessTokenSeconds);
    const issuedAt = usualIssue < now ? usualIssue : now;
    return this.sign(player, issuedAt, { sessionId, lifetimeSeconds: seconds(expiry) - seconds(issuedAt) });
  }

  /**
   * Signs a token for a buyer whose email address is not verified. Its audience differs, so it never gives access to an
   * account.
   * @param tokenId identifies the token; its bearer only sees orders made with this token
   */
  signGhost(ghost: Player, issuedAt: Date, tokenId: string): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.keys.keyId })
      .setSubject(ghost.id)
      .setJti(tokenId)
      .setIssuer(this.terms.issuer)
      .setAudience(this.ghostAudience)
      .setIssuedAt(seconds(issuedAt))
      .setExpirationTime(seconds(addSeconds(issuedAt, ghostTokenSeconds)))
      .sign(this.keys.privateKey);
  }

  /**
   * Returns the player or ghost that a request's token belongs to. `requireBuyer` checks that the account exists.
   * @throws ApiError 401, code 112, like `verifyBearer`
   */
  async verifyBuyer(request: FastifyRequest): Promise<Buyer> {
    const player = bearerIn(await this.verify(tokenOf(request), toleranceSeconds));
    return player ?? this.verifyGhost(request, toleranceSeconds);
  }

  /**
   * Returns the player that a request's token belongs to. `requirePlayer` checks that the account exists.
   * @throws ApiError 401, code 112, when the token is missing, malformed, forged or expired
   */
  async verifyBearer(request: FastifyRequest): Promise<Bearer> {
    const bearer = bearerIn(await this.verify(tokenOf(request), toleranceSeconds));
    if (!bearer) throw unauthorizedError();
    return bearer;
  }

  /**
   * Returns the ghost that a token belongs to. Accepts a token for one more lifetime after it has expired.
   * @throws ApiError 401, code 112, like `verifyBearer`
   */
  verifyFormerGhost(request: FastifyRequest): Promise<GhostBearer> {
    return this.verifyGhost(request, ghostTokenSeconds);
  }

  /** Owner of a token, even an expired one; undefined if the token is missing or forged. */
  async readPlayerId(request: FastifyRequest): Promise<string | undefined> {
    return (await this.verify(tokenOf(request), Number.MAX_SAFE_INTEGER))?.playerId;
  }

  private get ghostAudience(): string {
    return `${this.terms.audience}-purchase`;
  }

  private async verifyGhost(request: FastifyRequest, clockTolerance: number): Promise<GhostBearer> {
    const ghost = await this.verify(tokenOf(request), clockTolerance, this.ghostAudience);
    if (ghost?.tokenId === undefined) throw unauthorizedError();
    return { playerId: ghost.playerId, ghostTokenId: ghost.tokenId };
  }

  private async verify(
    token: string | undefined,
    clockTolerance: number,
    audience = this.terms.audience,
  ): Promise<VerifiedToken | undefined> {
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.keys.publicKey, {
        algorithms: ['RS256'],
        issuer: this.terms.issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: this.clock.now(),
        clockTolerance,
      });
      const { sub: playerId, jti: tokenId, sid } = payload;
      const sessionId = typeof sid === 'string' ? sid : undefined;
      return playerId === undefined ? undefined : { playerId, sessionId, tokenId };
    } catch {
      return undefined;
    }
  }
}

const bearerIn = (token: VerifiedToken | undefined): Bearer | undefined =>
  token?.sessionId === undefined ? undefined : { playerId: token.playerId, sessionId: token.sessionId };

const unauthorizedError = (): ApiError => refusal(generalRefusals, 'signed-out', 'Sign in to see this.');

const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
