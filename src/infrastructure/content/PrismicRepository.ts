import { createClient, ForbiddenError, NotFoundError, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { ContentConnection } from './ContentConnection';
import { ContentRefusal } from './ContentRefusal';
import { guardedFetch, staleRefStatuses } from './guardedFetch';

/** Only names the client: where it asks is the endpoint's matter, and without a name it warns on every page. */
const repositoryName = 'starport';

/** Milliseconds for which a repository is as it described itself; to the client alone it is for 5,000. */
const keptMs = 60_000;

interface Description {
  readonly json: string;
  readonly until: number;
}

/** The Prismic repository that the remote configuration names. */
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

  /** For editors: what the repository has is asked for every time. */
  askForDrafts<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    return answered(question, () => (this.draftsClient ??= this.connect((url) => this.guarded(url))));
  }

  /** @param ref what is published at this moment: the first question needs no other before it */
  know(ref: string): void {
    this.keep(JSON.stringify({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }] }));
  }

  /** The client would ask for the description before almost every page that a visitor goes to. */
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
    // Left on, the client would take any cookie's word for what ref to read.
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

/** What the client throws itself: a ref or repository that isn't there, or JSON that makes no sense. */
const failureOf = (error: unknown): CallFailure => {
  if (error instanceof ContentRefusal) return error.failure;
  const isMissing = error instanceof NotFoundError || error instanceof ForbiddenError;
  return isMissing ? { kind: 'server', status: 404 } : { kind: 'malformed' };
};
