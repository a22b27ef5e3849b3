import { createClient, ForbiddenError, NotFoundError, type Client } from '@prismicio/client';
import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { Clock } from '../../application/shared/Clock';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../domain/shared/Result';
import { ContentConnection } from './ContentConnection';
import { ContentRefusal } from './ContentRefusal';
import { guardedFetch } from './guardedFetch';

/** Only names the client: where it asks is the endpoint's matter, and without a name it warns on every page. */
const repositoryName = 'starport';

/** The Prismic repository that the remote configuration names. */
@injectable()
export class PrismicRepository {
  private client: Client | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly connection: ContentConnection,
    private readonly clock: Clock,
  ) {}

  async ask<T>(question: (client: Client) => Promise<T>): Promise<Result<T, CallFailure>> {
    try {
      return succeed(await question((this.client ??= this.connect())));
    } catch (error) {
      return fail(failureOf(error));
    }
  }

  private connect(): Client {
    const { contentEndpoint, contentAccessToken } = this.configuration.current;
    const client = createClient(repositoryName, {
      documentAPIEndpoint: new URL(contentEndpoint, this.connection.origin).href,
      fetch: guardedFetch(this.connection, this.clock),
      ...(contentAccessToken !== undefined && { accessToken: contentAccessToken }),
    });
    // Left on, the client would take any cookie's word for what ref to read.
    client.disableAutoPreviews();
    return client;
  }
}

/** What the client throws itself: a ref or repository that isn't there, or JSON that makes no sense. */
const failureOf = (error: unknown): CallFailure => {
  if (error instanceof ContentRefusal) return error.failure;
  const isMissing = error instanceof NotFoundError || error instanceof ForbiddenError;
  return isMissing ? { kind: 'server', status: 404 } : { kind: 'malformed' };
};
