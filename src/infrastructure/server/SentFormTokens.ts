import { FormTokens } from '../../application/shared/FormTokens';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { succeed, type Result } from '../../domain/shared/Result';

/** Returns the token of a form submitted without JavaScript once, then issues new ones. */
export class SentFormTokens extends FormTokens {
  constructor(
    private sent: string | undefined,
    private readonly others: FormTokens,
  ) {
    super();
  }

  async issue(): Promise<Result<string, CallFailure>> {
    const { sent } = this;
    this.sent = undefined;
    return sent === undefined ? this.others.issue() : succeed(sent);
  }
}
