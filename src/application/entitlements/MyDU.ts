import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Access to myDU, bought or exchanged for game time (BU-08, PD-03, D-10). */
export abstract class MyDU {
  /** Whether the player may buy it; undefined when the request failed, which is reported. */
  abstract mayBuy(): Promise<boolean | undefined>;

  /** Exchanges 90 days of game time. @returns the new end of the game time */
  abstract convert(): Promise<Result<Date, ConversionRejection>>;
}

export type ConversionRejection =
  /** The player's game time has ended, or there never was any. */
  | { readonly kind: 'no-game-time' }
  /** The player has myDU. */
  | { readonly kind: 'has-already' }
  | CallFailure;
