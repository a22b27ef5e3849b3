import { injectable } from 'inversify';
import { FormTokens } from '#application/shared/FormTokens';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { malformed } from './call';
import { issueFormToken } from './calls';
import { SessionlessCallSender } from './SessionlessCallSender';

/** Issues form tokens. The token is the id of the first item in the response (D-12, AP-02). */
@injectable()
export class HttpFormTokens extends FormTokens {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  async issue(): Promise<Result<string, CallFailure>> {
    const tokens = await this.api.send(issueFormToken);
    if (!tokens.ok) return tokens;
    const [first] = tokens.value;
    return first ? succeed(first.id) : malformed;
  }
}
