import type { Campaign } from '../../domain/commerce/Campaign';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export abstract class Campaigns {
  /** Nothing when there is none. */
  abstract named(name: string): Promise<Result<Campaign | undefined, CallFailure>>;
}
