import type { TokenPair } from '#domain/session/TokenPair';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** The key is unknown, used or expired. */
export interface DeadKey {
  readonly kind: 'dead-key';
}

export abstract class Activations {
  /** Activates the key's account. A key can be used only once. */
  abstract activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>>;
}
