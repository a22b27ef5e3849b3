import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Transfers wait for 24 hours after a credential changed. A back end may lack this: feature `transfer-hold`. */
export abstract class TransferHolds {
  /** @returns nothing when a transfer is possible now */
  abstract until(): Promise<Result<Date | undefined, CallFailure>>;
}
