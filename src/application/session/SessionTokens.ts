import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { TokenClaims } from '../../domain/session/TokenClaims';
import type { TokenPair } from '../../domain/session/TokenPair';
import { service } from '../useCase';
import { Authenticator } from './Authenticator';
import { RenewTokens } from './RenewTokens';
import { TokenStore } from './TokenStore';
import { TokenVerifier, type InvalidToken } from './TokenVerifier';

type Verified = Result<TokenClaims, InvalidToken | CallFailure>;

/** Verifies and renews the tokens of this browser. */
@service
export class SessionTokens {
  constructor(
    private readonly store: TokenStore,
    private readonly verifier: TokenVerifier,
    private readonly renewTokens: RenewTokens,
    private readonly authenticator: Authenticator,
  ) {}

  get held(): TokenPair | undefined {
    return this.store.read();
  }

  /**
   * Replaces another session, which ends on the server.
   * @returns false if the browser blocks cookies
   */
  save(tokens: TokenPair): boolean {
    const { held } = this;
    this.store.write(tokens);
    const isKept = this.held?.token === tokens.token;
    if (!isKept) this.endOnServer(tokens);
    if (held && held.refreshToken !== tokens.refreshToken) this.endOnServer(held);
    return isKept;
  }

  clear(): void {
    this.store.clear();
  }

  /** Clears the tokens immediately. The server is notified in the background, which may fail. */
  revoke(): void {
    const { held } = this;
    this.clear();
    if (held) this.endOnServer(held);
  }

  onLoss(listener: () => void): void {
    this.renewTokens.onLoss(listener);
  }

  verify(token: string): Promise<Verified> {
    return this.verifier.verify(token);
  }

  /** Verifies an access token. If it is no longer valid, it is renewed first. */
  async verifyOrRenew(token: string): Promise<Verified> {
    const verified = await this.verify(token);
    if (verified.ok || verified.error.kind !== 'invalid-token') return verified;
    const renewed = await this.renewTokens.execute(token);
    return renewed.ok ? this.verify(renewed.value.token) : renewed;
  }

  /** @returns undefined if there are no tokens, they cannot be renewed, or they changed meanwhile */
  async renew(): Promise<TokenClaims | undefined> {
    const { held } = this;
    if (!held) return undefined;
    const renewed = await this.renewTokens.execute(held.token);
    if (!renewed.ok) return undefined;
    const verified = await this.verify(renewed.value.token);
    const isStillHeld = this.held?.token === renewed.value.token;
    return verified.ok && isStillHeld ? verified.value : undefined;
  }

  private endOnServer(tokens: TokenPair): void {
    if (tokens.refreshToken !== '') void this.authenticator.signOut(tokens);
  }
}
