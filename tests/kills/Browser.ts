import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { Configuration } from '#application/configuration/Configuration';
import type { StepUp } from '#application/devices/StepUp';
import type { RenewTokens } from '#application/session/RenewTokens';
import type { TokenStore } from '#application/session/TokenStore';
import type { Clock } from '#application/shared/Clock';
import { fail } from '#domain/shared/Result';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { HttpDacs } from '#infrastructure/http/coupons/HttpDacs';
import { HttpDeclarations } from '#infrastructure/http/declarations/HttpDeclarations';
import { HttpStoreGameTime } from '#infrastructure/http/linked-accounts/HttpStoreGameTime';
import { HttpCodeRedeemer } from '#infrastructure/http/products/HttpCodeRedeemer';
import { HttpRegistrations } from '#infrastructure/http/registration/HttpRegistrations';
import { ApiClient, type ApiRequest } from '#infrastructure/http/shared/ApiClient';
import { AuthorizedApi } from '#infrastructure/http/shared/AuthorizedApi';
import { withHeaders } from '#infrastructure/http/shared/call';
import { CallSender } from '#infrastructure/http/shared/CallSender';
import { HttpFormTokens } from '#infrastructure/http/shared/HttpFormTokens';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { SessionlessCallSender } from '#infrastructure/http/shared/SessionlessCallSender';
import { UnansweredRequests } from '#infrastructure/http/shared/UnansweredRequests';
import { HttpPictures } from '#infrastructure/http/uploads/HttpPictures';

export interface Network {
  readonly origin: string;
  /** Delays a response. @returns false if it is lost on the way */
  deliver(): Promise<boolean>;
}

/** API client with its own IP address, because some limits per address always apply. */
class RemoteApi extends ApiClient {
  private static count = 0;
  private readonly address = RemoteApi.next();

  constructor(
    private readonly network: Network,
    clock: Clock,
  ) {
    super(network.origin, new ServerTime(clock), clock);
  }

  override async send(request: ApiRequest): ReturnType<ApiClient['send']> {
    const answer = await super.send(withHeaders(request, { 'X-Forwarded-For': this.address }));
    return (await this.network.deliver()) ? answer : fail({ kind: 'offline' });
  }

  private static next(): string {
    this.count += 1;
    return ['10', this.count >> 16, (this.count >> 8) & 255, this.count & 255].join('.');
  }
}

/** The site's adapters, in a browser in which one player is signed in. */
export class Browser {
  readonly dacs: HttpDacs;
  readonly codes: HttpCodeRedeemer;
  readonly storeGameTime: HttpStoreGameTime;
  readonly pictures: HttpPictures;
  readonly declarations: HttpDeclarations;
  readonly registrations: HttpRegistrations;

  /** @param token access token, which must be valid until the end; a guest has none */
  constructor(network: Network, token = '') {
    const clock = new SystemClock();
    const api = new RemoteApi(network, clock);
    const unanswered = new UnansweredRequests({ generate: randomUUID }, clock);
    const tokens = { read: () => ({ token, refreshToken: '' }) } as unknown as TokenStore;
    const players = new AuthorizedApi(api, tokens, {} as RenewTokens, {} as StepUp);
    const guests = new SessionlessCallSender(api, unanswered);
    const errors = {
      report: (error: unknown): never => {
        throw error;
      },
    };
    const sender = new CallSender(api, players, new HttpFormTokens(guests), errors, unanswered);
    this.dacs = new HttpDacs(sender);
    this.codes = new HttpCodeRedeemer(sender);
    this.storeGameTime = new HttpStoreGameTime(sender);
    this.pictures = new HttpPictures(sender, clock, { has: () => true } as unknown as Configuration);
    this.declarations = new HttpDeclarations(sender);
    this.registrations = new HttpRegistrations(guests);
  }
}
