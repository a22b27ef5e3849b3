import type { CallFailure } from '#domain/shared/CallFailure';

/** Wraps a failure so that it passes through the Prismic client, which reports only thrown errors. */
export class ContentServiceError extends Error {
  constructor(readonly failure: CallFailure) {
    super(`The content service failed: ${failure.kind}`);
    this.name = 'ContentRefusal';
  }
}
