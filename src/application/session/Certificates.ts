import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** The certificate that the server signs tokens with, as PEM text (SE-02). */
export abstract class Certificates {
  abstract fetch(): Promise<Result<string, CallFailure>>;
}
