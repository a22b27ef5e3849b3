import { injectable } from 'inversify';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { FormTokens } from '#application/shared/FormTokens';
import type { Buyer } from '#domain/commerce/Purchase';
import { asUnsentFailure, type CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { ApiClient, type ApiResponse, type ApiRequest, type Refusal } from './ApiClient';
import { AuthorizedApi } from './AuthorizedApi';
import {
  bearer,
  outcomeOf,
  requestOf,
  withHeaders,
  type AnyValues,
  type Arguments,
  type Call,
  type Outcome,
} from './call';
import { UnansweredRequests } from './UnansweredRequests';

type ApiResult = Promise<Result<ApiResponse, Refusal | CallFailure>>;

@injectable()
export class CallSender {
  constructor(
    private readonly api: ApiClient,
    private readonly players: AuthorizedApi,
    private readonly formTokens: FormTokens,
    private readonly errors: ErrorReporter,
    private readonly unanswered: UnansweredRequests,
  ) {}

  async send<C extends Call>(call: C, ...[values]: Arguments<C>): Promise<Outcome<C>> {
    const sent = (values ?? {}) as AnyValues;
    const answered = await this.unanswered.send(call, requestOf(call, sent), (request) =>
      this.answerTo(call, request, sent.buyer),
    );
    return outcomeOf(call, answered, (error) => this.errors.report(error));
  }

  private answerTo({ as, formToken }: Call, request: ApiRequest, buyer?: Buyer): ApiResult {
    if (buyer?.kind === 'ghost') return this.sendForGhost(request, buyer.token);
    if (as === 'player' || as === 'buyer') return this.players.send(request);
    return formToken ? this.sendWithFormToken(request) : this.api.send(request);
  }

  /** Sends the request with the ghost's token, which cannot be renewed. */
  private async sendForGhost(request: ApiRequest, token: string): ApiResult {
    const answer = await this.api.send(withHeaders(request, bearer(token)));
    const isOver = !answer.ok && answer.error.kind === 'refused' && answer.error.status === 401;
    return isOver ? fail({ kind: 'signed-out' }) : answer;
  }

  private async sendWithFormToken(request: ApiRequest): ApiResult {
    const token = await this.formTokens.issue();
    if (!token.ok) return fail(asUnsentFailure(token.error));
    return this.api.send(withHeaders(request, { 'X-CSRF-Token': token.value }));
  }
}
