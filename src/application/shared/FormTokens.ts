import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** Proof that a form is from this site (D-12, AP-02). */
export abstract class FormTokens {
  abstract issue(): Promise<Result<string, CallFailure>>;
}
