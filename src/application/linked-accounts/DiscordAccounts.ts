import type { DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { LinkRejection } from './LinkRejection';

export abstract class DiscordAccounts {
  /** @param code authorization code, which can be used only once */
  abstract link(code: string): Promise<Result<DiscordAccount, LinkRejection>>;

  /** Succeeds even if no account is linked. */
  abstract unlink(): Promise<Result<void, CallFailure>>;
}
