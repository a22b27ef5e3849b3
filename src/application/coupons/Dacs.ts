import type { Quantity } from '#domain/coupons/Quantity';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The player has fewer coupons than requested. Another tab or player may have changed the number. */
interface NotEnoughDacs {
  readonly kind: 'not-enough';
}

interface DacsDisabled {
  readonly kind: 'dacs-disabled';
}

export type DacConversionRejection = NotEnoughDacs | DacsDisabled | CallFailure;

export interface OwnAccount {
  readonly kind: 'own-account';
}

export interface UnknownRecipient {
  readonly kind: 'unknown-recipient';
}

/** A credential of the account changed less than 24 hours ago. `until` is absent if the end of the hold is unknown. */
interface TransferHeld {
  readonly kind: 'transfer-held';
  readonly until?: Date;
}

export type TransferRejection =
  NotEnoughDacs | DacsDisabled | OwnAccount | UnknownRecipient | TransferHeld | CallFailure;

export interface DacConversion {
  /** Idempotency key (UUID). Repeated calls with the same key take effect only once. */
  readonly key: string;
  readonly ownerId: string;
  readonly quantity: Quantity;
}

export interface DacTransfer extends DacConversion {
  readonly recipientId: string;
}

/** The player's coupons. */
export abstract class Dacs {
  abstract areEnabled(): Promise<Result<boolean, CallFailure>>;

  abstract count(): Promise<Result<number, CallFailure>>;

  /** @returns the new end of the game time */
  abstract convert(conversion: DacConversion): Promise<Result<Date, DacConversionRejection>>;

  abstract transfer(transfer: DacTransfer): Promise<Result<void, TransferRejection>>;
}
