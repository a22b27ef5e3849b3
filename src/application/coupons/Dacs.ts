import type { Quantity } from '../../domain/coupons/Quantity';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Other tabs and players may have changed how many there are. */
interface NotEnoughDacs {
  readonly kind: 'not-enough';
}

interface DacsDisabled {
  readonly kind: 'dacs-disabled';
}

export type ConversionRejection = NotEnoughDacs | DacsDisabled | CallFailure;

export interface OwnAccount {
  readonly kind: 'own-account';
}

export interface UnknownRecipient {
  readonly kind: 'unknown-recipient';
}

/** A credential of the account changed less than 24 hours ago. `until` is absent when it is not known. */
interface TransferHeld {
  readonly kind: 'transfer-held';
  readonly until?: Date;
}

export type TransferRejection =
  NotEnoughDacs | DacsDisabled | OwnAccount | UnknownRecipient | TransferHeld | CallFailure;

export interface DacConversion {
  /** UUID: a repeated call has the same, and is done once. */
  readonly key: string;
  readonly ownerId: string;
  readonly quantity: Quantity;
}

export interface DacTransfer extends DacConversion {
  readonly recipientId: string;
}

/** The coupons of the player. */
export abstract class Dacs {
  abstract areEnabled(): Promise<Result<boolean, CallFailure>>;

  abstract count(): Promise<Result<number, CallFailure>>;

  /** @returns the new end of the game time */
  abstract convert(conversion: DacConversion): Promise<Result<Date, ConversionRejection>>;

  abstract transfer(transfer: DacTransfer): Promise<Result<void, TransferRejection>>;
}
