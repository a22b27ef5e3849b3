import { injectable } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { stepUpRefusals } from '#domain/devices/deviceRefusals';
import { isOutcomeDecided, isOutcomeUnknown, type CallFailure } from '#domain/shared/CallFailure';
import { fail, type Result } from '#domain/shared/Result';
import { asCallFailure, type ApiRequest, type ApiResponse, type Refusal } from './ApiClient';
import { withHeaders, type Call } from './call';

type ApiResult = Promise<Result<ApiResponse, Refusal | CallFailure>>;

/** Returns the area of a path, such as /api/orders. A change in an area can change what a repeated request means. */
const areaOf = (path: string): string => path.split('/', 3).join('/');

const { 'proof-needed': proofNeeded } = stepUpRefusals;

/** A demand for recent authentication says nothing about an earlier attempt. */
const isDecided = (failure: CallFailure): boolean =>
  isOutcomeDecided(failure) && !(failure.kind === 'server' && failure.code === proofNeeded.code);

interface Unanswered {
  readonly area: string;
  readonly key: string;
  /** In elapsed milliseconds. */
  readonly sentAt: number;
}

/** After this time, a repeated request is a new one, because something else may have changed since. */
const maximumAgeMs = 300_000;

/**
 * Sends writing requests with an idempotency key, unless they have their own. Until a response arrives, the same request
 * gets the same key, and a failure that does not decide the outcome says that an earlier attempt may have run.
 */
@injectable('Singleton')
export class UnansweredRequests {
  private readonly keys = new Map<string, Unanswered>();

  constructor(
    private readonly uuids: UuidGenerator,
    private readonly clock: Clock,
  ) {}

  async send(call: Call, request: ApiRequest, send: (request: ApiRequest) => ApiResult): ApiResult {
    if (call.method === 'GET' || call.isQuery || call.transfer) return send(request);
    const { method, path, query, body, headers } = request;
    const ownKey = headers?.['Idempotency-Key'];
    const id = ownKey ?? JSON.stringify([method, path, query, body, headers]);
    const area = areaOf(path);
    const earlier = this.recent(id);
    const { key, sentAt } = earlier ?? {
      key: ownKey ?? this.uuids.generate(),
      sentAt: this.clock.elapsedMs(),
    };
    const answer = await send(withHeaders(request, { 'Idempotency-Key': key }));
    if (answer.ok) {
      this.forgetArea(area);
      return answer;
    }
    const failure = asCallFailure(answer.error);
    if (isOutcomeUnknown(failure)) this.keys.set(id, { area, key, sentAt });
    else if (isDecided(failure)) this.keys.delete(id);
    return earlier && !isDecided(failure) ? fail({ ...answer.error, mayHaveRunBefore: true }) : answer;
  }

  private recent(id: string): Unanswered | undefined {
    const unanswered = this.keys.get(id);
    return unanswered && this.clock.elapsedMs() - unanswered.sentAt < maximumAgeMs ? unanswered : undefined;
  }

  private forgetArea(area: string): void {
    for (const [id, unanswered] of this.keys) if (unanswered.area === area) this.keys.delete(id);
  }
}
