import type { DiscordAccount } from '#domain/linked-accounts/LinkedAccounts';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { LinkRejection } from './LinkRejection';

export abstract class DiscordAccounts {
  /** @param code authorization code; each one is valid for one call */
  abstract link(code: string): Promise<Result<DiscordAccount, LinkRejection>>;

  /** Also succeeds when no account is linked. */
  abstract unlink(): Promise<Result<void, CallFailure>>;
}
