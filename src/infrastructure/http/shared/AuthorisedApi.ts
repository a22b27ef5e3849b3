import { injectable } from 'inversify';
import { RenewTokens } from '../../../application/session/RenewTokens';
import { TokenStore } from '../../../application/session/TokenStore';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import type { Result } from '../../../domain/shared/Result';
import { ApiClient, type ApiAnswer, type ApiRequest, type Refusal } from './ApiClient';
import { bearer, withHeaders } from './call';

/** The API with the player's token (AP-02). A refused token is renewed once. */
@injectable()
export class AuthorisedApi {
  constructor(
    private readonly api: ApiClient,
    private readonly tokens: TokenStore,
    private readonly renewTokens: RenewTokens,
  ) {}

  async send(request: ApiRequest): Promise<Result<ApiAnswer, Refusal | CallFailure>> {
    const held = this.tokens.read();
    if (!held) return this.renewTokens.lose();
    const answer = await this.api.send(withHeaders(request, bearer(held.token)));
    if (answer.ok || answer.error.kind !== 'refused' || answer.error.status !== 401) return answer;

    const renewed = await this.renewTokens.execute(held.token);
    return renewed.ok ? this.api.send(withHeaders(request, bearer(renewed.value.token))) : renewed;
  }
}
