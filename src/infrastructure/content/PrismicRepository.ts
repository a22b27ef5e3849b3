import { createClient, ForbiddenError, NotFoundError, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { Clock } from '#application/shared/Clock';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { ContentConnection } from './ContentConnection';
import { ContentServiceError, guardedFetch, staleRefStatuses } from './guardedFetch';

/** Prevents a warning of the client. Requests are sent to the endpoint, whatever the name. */
const repositoryName = 'starport';

/** Time in milliseconds to cache the repository metadata. The client caches it for only 5,000. */
const cacheTtlMs = 60_000;

interface Description {
  readonly json: string;
  readonly expiresAt: number;
}

@injectable('Singleton')
export class PrismicRepository {
  private client: Client | undefined;
  private draftsClient: Client | undefined;
  private previewClient: Client | undefined;
  private description: Description | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly connection: ContentConnection,
    private readonly clock: Clock,
  ) {}

  request<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return toResult(question, () => (this.client ??= this.connect((url) => this.cachedFetch(url))));
  }

  /** Runs a query for drafts. Does not cache the repository metadata, so that editors see the latest ref. */
  requestDrafts<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return toResult(question, () => (this.draftsClient ??= this.connect((url) => this.fetchGuarded(url))));
  }

  /** Runs a query for one preview. Fails with status 404 or 410 if the content service does not know the preview. */
  requestPreview<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return toResult(question, () => (this.previewClient ??= this.connect((url) => this.fetchKnownRef(url))));
  }

  /** @param ref published ref, so that the first query does not have to request it */
  seed(ref: string): void {
    this.cacheDescription(
      JSON.stringify({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }] }),
    );
  }

  /** Fetches with cached repository metadata, which the client would otherwise request before almost every page. */
  private async cachedFetch(url: string): Promise<Response> {
    const isDescription = new URL(url).pathname === this.endpoint.pathname;
    const { description } = this;
    const isKnown = description !== undefined && this.clock.elapsedMs() < description.expiresAt;
    if (isDescription && isKnown) return new Response(description.json);
    const response = await this.fetchGuarded(url);
    if (isDescription && response.ok) this.cacheDescription(await response.clone().text());
    if (staleRefStatuses.includes(response.status)) this.description = undefined;
    return response;
  }

  private fetchGuarded(url: string): Promise<Response> {
    return guardedFetch(this.connection, this.clock)(url);
  }

  /** Fails for an unknown ref. The client would retry with the published ref, as if every preview existed. */
  private async fetchKnownRef(url: string): Promise<Response> {
    const response = await this.fetchGuarded(url);
    const { status } = response;
    if (staleRefStatuses.includes(status)) throw new ContentServiceError({ kind: 'server', status });
    return response;
  }

  private cacheDescription(json: string): void {
    this.description = { json, expiresAt: this.clock.elapsedMs() + cacheTtlMs };
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
    // Otherwise the client would accept a ref from any cookie.
    client.disableAutoPreviews();
    return client;
  }
}

const toResult = async <T>(
  question: (client: Client) => Promise<T>,
  connected: () => Client,
): Promise<Result<T, CallFailure>> => {
  try {
    return succeed(await question(connected()));
  } catch (error) {
    return fail(failureOf(error));
  }
};

/** Maps errors of the client itself: an unknown ref or repository, or invalid JSON. */
const failureOf = (error: unknown): CallFailure => {
  if (error instanceof ContentServiceError) return error.failure;
  const isMissing = error instanceof NotFoundError || error instanceof ForbiddenError;
  return isMissing ? { kind: 'server', status: 404 } : { kind: 'malformed' };
};
