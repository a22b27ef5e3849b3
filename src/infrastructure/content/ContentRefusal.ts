import type { CallFailure } from '../../domain/shared/CallFailure';

/** Carries a failure through the Prismic client, which only reports thrown errors. */
export class ContentRefusal extends Error {
  constructor(readonly failure: CallFailure) {
    super(`The content service failed: ${failure.kind}`);
    this.name = 'ContentRefusal';
  }
}
