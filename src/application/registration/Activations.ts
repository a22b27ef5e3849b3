import type { TokenPair } from '../../domain/session/TokenPair';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Unknown, used or expired. */
export interface DeadKey {
  readonly kind: 'dead-key';
}

export abstract class Activations {
  /** A key works once. */
  abstract activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>>;
}
