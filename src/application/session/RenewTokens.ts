import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { TokenPair } from '#domain/session/TokenPair';
import { Locks } from '../shared/Locks';
import { sharedUseCase } from '../useCase';
import { Authenticator } from './Authenticator';
import { TokenStore } from './TokenStore';

const refused = fail({ kind: 'refresh-refused' } as const);

/**
 * Renews the tokens in only one tab at a time. If another tab has already stored a newer pair, returns that pair
 * without a request.
 */
@sharedUseCase
export class RenewTokens {
  private readonly lossListeners = new Set<() => void>();

  constructor(
    private readonly authenticator: Authenticator,
    private readonly tokens: TokenStore,
    private readonly locks: Locks,
  ) {}

  /** Registers a listener that is called when the tokens have been rejected, have expired or were cleared. */
  onLoss(listener: () => void): void {
    this.lossListeners.add(listener);
  }

  execute(stale: string): Promise<Result<TokenPair, CallFailure>> {
    return this.locks.runExclusive('renew-tokens', async () => {
      const held = this.tokens.read();
      if (!held) return this.reportLoss();
      if (held.token !== stale) return succeed(held);

      const renewed = held.refreshToken === '' ? refused : await this.authenticator.refresh(held);
      const now = this.tokens.read();
      if (!now) return this.reportLoss();
      if (now.token !== stale) return succeed(now);
      if (renewed.ok) {
        this.tokens.write(renewed.value);
        return renewed;
      }
      if (renewed.error.kind !== 'refresh-refused') return fail(renewed.error);
      this.tokens.clear();
      return this.reportLoss();
    });
  }

  /** Notifies the listeners that there are no tokens left. */
  reportLoss(): Result<never, CallFailure> {
    this.lossListeners.forEach((listener) => listener());
    return fail({ kind: 'signed-out' });
  }
}
