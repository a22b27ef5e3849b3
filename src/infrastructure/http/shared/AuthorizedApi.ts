import { injectable } from 'inversify';
import { StepUp } from '#application/devices/StepUp';
import { RenewTokens } from '#application/session/RenewTokens';
import { TokenStore } from '#application/session/TokenStore';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import { asUnsentFailure, type CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { ApiClient, type ApiResponse, type ApiRequest, type Refusal } from './ApiClient';
import { bearer, withHeaders } from './call';

type ApiResult = Promise<Result<ApiResponse, Refusal | CallFailure>>;

const { 'proof-needed': proofNeeded } = stepUpRefusals;

const needsProof = (answer: Awaited<ApiResult>): boolean =>
  !answer.ok && answer.error.kind === 'refused' && answer.error.code === proofNeeded.code;

/** Sends requests with the player's token (AP-02). If the token is rejected, renews it once. */
@injectable()
export class AuthorizedApi {
  constructor(
    private readonly api: ApiClient,
    private readonly tokens: TokenStore,
    private readonly renewTokens: RenewTokens,
    private readonly stepUp: StepUp,
  ) {}

  /** If the server requires recent authentication, prompts the player to reauthenticate and retries once. */
  async send(request: ApiRequest): ApiResult {
    const answer = await this.sendRenewed(request);
    if (!needsProof(answer)) return answer;
    const proof = await this.stepUp.requestProof();
    if (!proof.ok) return proof;
    return proof.value ? this.sendRenewed(request) : answer;
  }

  private async sendRenewed(request: ApiRequest): ApiResult {
    const held = this.tokens.read();
    if (!held) return this.renewTokens.reportLoss();
    const answer = await this.api.send(withHeaders(request, bearer(held.token)));
    if (answer.ok || answer.error.kind !== 'refused' || answer.error.status !== 401) return answer;

    const renewed = await this.renewTokens.execute(held.token);
    if (!renewed.ok) return fail(asUnsentFailure(renewed.error));
    return this.api.send(withHeaders(request, bearer(renewed.value.token)));
  }
}
