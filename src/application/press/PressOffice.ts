import type { PressMessage } from '#domain/press/PressMessage';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

export type PressRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** Receives messages from the press (PR-02). */
export abstract class PressOffice {
  /** @param key idempotency key; a message that is sent again with the same key is delivered only once */
  abstract send(message: PressMessage, key: string): Promise<Result<void, PressRejection>>;
}
