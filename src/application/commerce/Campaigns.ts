import type { Campaign } from '#domain/commerce/Campaign';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export abstract class Campaigns {
  /** Returns undefined if no campaign has this name. */
  abstract findByName(name: string): Promise<Result<Campaign | undefined, CallFailure>>;
}
