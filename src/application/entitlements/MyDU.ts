import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** BU-08, PD-03, D-10 */
export abstract class MyDU {
  /** Undefined on failure, which is reported. */
  abstract mayBuy(): Promise<boolean | undefined>;

  /** Costs 90 days of game time. @returns its new end */
  abstract convert(): Promise<Result<Date, ConversionRejection>>;
}

export type ConversionRejection =
  /** The player's game time has ended, or there never was any. */
  | { readonly kind: 'no-game-time' }
  /** The player has myDU. */
  | { readonly kind: 'has-already' }
  | CallFailure;
