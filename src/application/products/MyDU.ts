import type { myDURefusals } from '#domain/products/mydu';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

/** Eligibility for myDU, and its conversion from game time (BU-08, PD-03, D-10). */
export abstract class MyDU {
  /** Returns undefined on failure. Failures are reported. */
  abstract canBuy(): Promise<boolean | undefined>;

  /**
   * Costs 90 days of game time.
   * @returns the new end of the game time
   */
  abstract convert(): Promise<Result<Date, MyDUConversionRejection>>;
}

export type MyDUConversionRejection = RefusalOf<typeof myDURefusals> | CallFailure;
