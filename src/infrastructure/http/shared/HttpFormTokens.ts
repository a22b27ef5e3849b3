import { IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import { FormTokens } from '../../../application/shared/FormTokens';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from './ApiClient';
import { malformed, readList } from './readAnswer';

class FormTokenAnswer {
  @IsString()
  @MinLength(1)
  id!: string;
}

/** GET /api/csrf; the first item's id is the token (D-12, AP-02). */
@injectable()
export class HttpFormTokens extends FormTokens {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async issue(): Promise<Result<string, CallFailure>> {
    const answer = await this.api.send({ method: 'GET', path: '/api/csrf' });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const tokens = readList(FormTokenAnswer, answer.value.body);
    if (!tokens.ok) return tokens;
    const first = tokens.value[0];
    return first ? succeed(first.id) : malformed;
  }
}
