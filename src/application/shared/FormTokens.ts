import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Tokens that prove that a form was submitted from this site (D-12, AP-02). */
export abstract class FormTokens {
  abstract issue(): Promise<Result<string, CallFailure>>;
}
