import type { TokenPair } from '../../domain/session/TokenPair';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** A letter's key that opens nothing: unknown, used or expired. Which of them is nobody's business. */
export interface DeadKey {
  readonly kind: 'dead-key';
}

export abstract class Activations {
  /** Makes the account of a letter's key a player's; the key serves once. */
  abstract activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>>;
}
