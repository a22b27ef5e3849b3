import type { TokenPair } from '../../domain/session/TokenPair';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The key of an email is unknown, used or expired; the server does not tell which. */
export interface DeadKey {
  readonly kind: 'dead-key';
}

export abstract class Activations {
  /** Activates the account of a key, which works once. @returns tokens of its player */
  abstract activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>>;
}
