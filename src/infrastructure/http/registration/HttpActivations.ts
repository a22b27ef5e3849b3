import { IsString, MinLength } from 'class-validator';
import { injectable } from 'inversify';
import { Activations, type DeadKey } from '../../../application/registration/Activations';
import type { TokenPair } from '../../../domain/session/TokenPair';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure, type Refusal } from '../shared/ApiClient';
import { readAnswer } from '../shared/readAnswer';

class ActivationAnswer {
  @IsString()
  @MinLength(1)
  token!: string;

  @IsString()
  @MinLength(1)
  refreshToken!: string;
}

/** Of the keys of activation and of reset. */
const deadKeyCodes = [130, 132];

/** What the refusal of a letter's key is. */
export const asKeyFailure = (failure: Refusal | CallFailure): DeadKey | CallFailure =>
  failure.kind === 'refused' && failure.status === 404 && deadKeyCodes.includes(failure.code ?? 0)
    ? { kind: 'dead-key' }
    : asCallFailure(failure);

/** POST /api/register/activate/{key}, answered with tokens as a renewal is. */
@injectable()
export class HttpActivations extends Activations {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async activate(key: string): Promise<Result<TokenPair, DeadKey | CallFailure>> {
    const path = `/api/register/activate/${encodeURIComponent(key)}`;
    const answer = await this.api.send({ method: 'POST', path });
    if (!answer.ok) return fail(asKeyFailure(answer.error));
    const tokens = readAnswer(ActivationAnswer, answer.value.body);
    if (!tokens.ok) return tokens;
    return succeed({ token: tokens.value.token, refreshToken: tokens.value.refreshToken });
  }
}
