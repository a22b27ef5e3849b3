import { createClient, ForbiddenError, NotFoundError, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { ContentConnection } from './ContentConnection';
import { ContentRefusal } from './ContentRefusal';
import { guardedFetch, staleRefStatuses } from './guardedFetch';

/** Only a name for the client, which warns without one; requests go to the endpoint. */
const repositoryName = 'starport';

/** Milliseconds to cache the description of the repository; the client alone uses 5,000. */
const keptMs = 60_000;

interface Description {
  readonly json: string;
  readonly until: number;
}

@injectable()
export class PrismicRepository {
  private client: Client | undefined;
  private draftsClient: Client | undefined;
  private description: Description | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly connection: ContentConnection,
    private readonly clock: Clock,
  ) {}

  ask<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return answered(question, () => (this.client ??= this.connect((url) => this.remembered(url))));
  }

  /** For editors: the description of the repository is never cached. */
  askForDrafts<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return answered(question, () => (this.draftsClient ??= this.connect((url) => this.guarded(url))));
  }

  /** @param ref the published ref, so that the first query needs no request for it */
  know(ref: string): void {
    this.keep(JSON.stringify({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }] }));
  }

  /** The client would request the description before almost every page. */
  private async remembered(url: string): Promise<Response> {
    const isDescription = new URL(url).pathname === this.endpoint.pathname;
    const { description } = this;
    const isKnown = description !== undefined && this.clock.now().getTime() < description.until;
    if (isDescription && isKnown) return new Response(description.json);
    const response = await this.guarded(url);
    if (isDescription && response.ok) this.keep(await response.clone().text());
    if (staleRefStatuses.includes(response.status)) this.description = undefined;
    return response;
  }

  private guarded(url: string): Promise<Response> {
    return guardedFetch(this.connection, this.clock)(url);
  }

  private keep(json: string): void {
    this.description = { json, until: this.clock.now().getTime() + keptMs };
  }

  private get endpoint(): URL {
    return new URL(this.configuration.current.contentEndpoint, this.connection.origin);
  }

  private connect(fetch: (url: string) => Promise<Response>): Client {
    const { contentAccessToken } = this.configuration.current;
    const client = createClient(repositoryName, {
      documentAPIEndpoint: this.endpoint.href,
      fetch,
      ...(contentAccessToken !== undefined && { accessToken: contentAccessToken }),
    });
    // Otherwise the client would read the ref from any cookie.
    client.disableAutoPreviews();
    return client;
  }
}

const answered = async <T>(
  question: (client: Client) => Promise<T>,
  connected: () => Client,
): Promise<Result<T, CallFailure>> => {
  try {
    return succeed(await question(connected()));
  } catch (error) {
    return fail(failureOf(error));
  }
};

/** Errors of the client itself: an unknown ref or repository, or invalid JSON. */
const failureOf = (error: unknown): CallFailure => {
  if (error instanceof ContentRefusal) return error.failure;
  const isMissing = error instanceof NotFoundError || error instanceof ForbiddenError;
  return isMissing ? { kind: 'server', status: 404 } : { kind: 'malformed' };
};
