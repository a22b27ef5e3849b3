import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Certificates in PEM format (SE-02). */
export abstract class Certificates {
  abstract fetch(): Promise<Result<string, CallFailure>>;
}
