import type { PressMessage } from '../../domain/press/PressMessage';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

export type PressRejection = { readonly kind: 'email-invalid' } | CallFailure;

/** Reads what the press writes (PR-02). */
export abstract class PressOffice {
  /** @param key the same message with the same key arrives once */
  abstract send(message: PressMessage, key: string): Promise<Result<void, PressRejection>>;
}
