import { injectable } from 'inversify';
import type { Buyer } from '../../../domain/commerce/Purchase';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, type Result } from '../../../domain/shared/Result';
import { ApiClient, type ApiAnswer, type ApiRequest, type Refusal } from '../shared/ApiClient';
import { AuthorisedApi, bearer } from '../shared/AuthorisedApi';

/** The API with the bearer of whoever buys: a player's, which may be renewed, or a ghost's, which may not. */
@injectable()
export class BuyersApi {
  constructor(
    private readonly api: ApiClient,
    private readonly players: AuthorisedApi,
  ) {}

  async send(request: ApiRequest, buyer: Buyer): Promise<Result<ApiAnswer, Refusal | CallFailure>> {
    if (buyer.kind === 'player') return this.players.send(request);
    const headers = { ...request.headers, ...bearer(buyer.token) };
    const answer = await this.api.send({ ...request, headers });
    const isOver = !answer.ok && answer.error.kind === 'refused' && answer.error.status === 401;
    return isOver ? fail({ kind: 'signed-out' }) : answer;
  }
}
