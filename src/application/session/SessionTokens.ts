import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { TokenClaims } from '#domain/session/TokenClaims';
import type { TokenPair } from '#domain/session/TokenPair';
import { service } from '../useCase';
import { EndingSessions } from './EndingSessions';
import { RenewTokens } from './RenewTokens';
import { TokenStore } from './TokenStore';
import { TokenVerifier, type InvalidToken } from './TokenVerifier';

type VerificationResult = Result<TokenClaims, InvalidToken | CallFailure>;

/** Verifies and renews the tokens stored in this browser. */
@service
export class SessionTokens {
  constructor(
    private readonly store: TokenStore,
    private readonly verifier: TokenVerifier,
    private readonly renewTokens: RenewTokens,
    private readonly ending: EndingSessions,
  ) {}

  get current(): TokenPair | undefined {
    return this.store.read();
  }

  /**
   * Stores new tokens. If they replace another session, that session is ended on the server. If the browser blocks
   * cookies, the new session is ended, unless the caller stores the tokens again later.
   * @returns false if the browser blocks cookies
   */
  save(tokens: TokenPair, storesAgain: boolean): boolean {
    const { current } = this;
    this.store.write(tokens);
    const isStored = this.current?.token === tokens.token;
    if (!isStored && !storesAgain) this.ending.end(tokens.refreshToken);
    if (current && current.refreshToken !== tokens.refreshToken) this.ending.end(current.refreshToken);
    return isStored;
  }

  clear(): void {
    this.store.clear();
  }

  /** Clears the tokens immediately and ends the session on the server in the background. */
  revoke(): void {
    const { current } = this;
    this.clear();
    if (current) this.ending.end(current.refreshToken);
  }

  /** Ends on the server, in the background, what `revoke` could not end earlier. */
  endRevoked(): void {
    this.ending.endAll();
  }

  onLoss(listener: () => void): void {
    this.renewTokens.onLoss(listener);
  }

  /** Loads what `verify` needs, before a call whose tokens would otherwise be lost. Ignores failures. */
  prepare(): Promise<void> {
    return this.verifier.prepare();
  }

  verify(token: string): Promise<VerificationResult> {
    return this.verifier.verify(token);
  }

  /** Verifies an access token. If it is invalid, renews it and verifies the new one. */
  async verifyOrRenew(token: string): Promise<VerificationResult> {
    const verified = await this.verify(token);
    if (verified.ok || verified.error.kind !== 'invalid-token') return verified;
    const renewed = await this.renewTokens.execute(token);
    return renewed.ok ? this.verify(renewed.value.token) : renewed;
  }

  /** @returns undefined if there are no tokens, they cannot be renewed, or they changed in the meantime */
  async renew(): Promise<TokenClaims | undefined> {
    const { current } = this;
    if (!current) return undefined;
    const renewed = await this.renewTokens.execute(current.token);
    if (!renewed.ok) return undefined;
    const verified = await this.verify(renewed.value.token);
    const isStillHeld = this.current?.token === renewed.value.token;
    return verified.ok && isStillHeld ? verified.value : undefined;
  }
}
