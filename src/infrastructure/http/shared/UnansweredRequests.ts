import { injectable } from 'inversify';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { isOutcomeUnknown, type CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { asCallFailure, type ApiRequest, type ApiResponse, type Refusal } from './ApiClient';
import { withHeaders, type Call } from './call';

type ApiResult = Promise<Result<ApiResponse, Refusal | CallFailure>>;

/** The area of a path, such as /api/orders. A change in it may give a repeated request another meaning. */
const areaOf = (path: string): string => path.split('/', 3).join('/');

/** Sends writing requests with an idempotency key. A request is repeated with its key until a response arrives. */
@injectable('Singleton')
export class UnansweredRequests {
  private readonly keys = new Map<string, { readonly area: string; readonly key: string }>();

  constructor(private readonly uuids: UuidGenerator) {}

  async send(call: Call, request: ApiRequest, send: (request: ApiRequest) => ApiResult): ApiResult {
    if (call.method === 'GET' || call.idempotencyKey || call.transfer) return send(request);
    const { method, path, query, body, headers } = request;
    const id = JSON.stringify([method, path, query, body, headers]);
    const area = areaOf(path);
    const key = this.keys.get(id)?.key ?? this.uuids.generate();
    this.keys.set(id, { area, key });
    const answer = await send(withHeaders(request, { 'Idempotency-Key': key }));
    if (answer.ok) this.forgetArea(area);
    else if (!isOutcomeUnknown(asCallFailure(answer.error))) this.keys.delete(id);
    return answer;
  }

  private forgetArea(area: string): void {
    for (const [id, unanswered] of this.keys) if (unanswered.area === area) this.keys.delete(id);
  }
}
