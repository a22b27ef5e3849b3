import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** MyDU access bought or taken for game time (BU-08, PD-03, D-10). */
export abstract class MyDU {
  /** Whether the player may buy it; nothing when that could not be learnt, which is reported. */
  abstract mayBuy(): Promise<boolean | undefined>;

  /** Takes 90 days of game time for it. @returns the new end of the game time */
  abstract convert(): Promise<Result<Date, ConversionRejection>>;
}

/** `no-game-time`: none lies ahead. `has-already`: the player has MyDU. */
export type ConversionRejection = { readonly kind: 'no-game-time' | 'has-already' } | CallFailure;
