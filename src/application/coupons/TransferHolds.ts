import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Transfers are held for 24 hours after a credential change. Optional feature of the back end: `transfer-hold`. */
export abstract class TransferHolds {
  /** @returns the end of the hold; undefined if transfers are possible now */
  abstract findEnd(): Promise<Result<Date | undefined, CallFailure>>;
}
