import { FormTokens } from '#application/shared/FormTokens';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';

/** First returns the token of the form that was submitted without JavaScript, then issues new tokens. */
export class SubmittedFormTokens extends FormTokens {
  constructor(
    private submitted: string | undefined,
    private readonly others: FormTokens,
  ) {
    super();
  }

  async issue(): Promise<Result<string, CallFailure>> {
    const { submitted } = this;
    this.submitted = undefined;
    return submitted === undefined ? this.others.issue() : succeed(submitted);
  }
}
