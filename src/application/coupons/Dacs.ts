import type { conversionRefusals, transferRefusals } from '#domain/coupons/couponRefusals';
import type { Quantity } from '#domain/coupons/Quantity';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { GiftNote } from '#domain/shared/giftNote';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';

export type DacConversionRejection = RefusalOf<typeof conversionRefusals> | CallFailure;

export type TransferRejection = RefusalOf<typeof transferRefusals> | CallFailure;

export interface DacConversion {
  /** Idempotency key (UUID). Repeated calls with the same key take effect only once. */
  readonly key: string;
  readonly ownerId: string;
  readonly quantity: Quantity;
}

export interface DacTransfer extends DacConversion {
  readonly recipientId: string;
  /** Shown to the recipient. Repeating a call with another note does not transfer again. */
  readonly note?: GiftNote | undefined;
}

/** The player's coupons. */
export abstract class Dacs {
  abstract areEnabled(): Promise<Result<boolean, CallFailure>>;

  abstract count(): Promise<Result<number, CallFailure>>;

  /** @returns the new end of the game time */
  abstract convert(conversion: DacConversion): Promise<Result<Date, DacConversionRejection>>;

  abstract transfer(transfer: DacTransfer): Promise<Result<void, TransferRejection>>;
}
