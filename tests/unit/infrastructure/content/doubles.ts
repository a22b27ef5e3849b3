import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import type { Preview } from '#application/content/Preview';
import { Clock } from '#application/shared/Clock';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { ContentConnection } from '#infrastructure/content/ContentConnection';
import { PrismicDocuments } from '#infrastructure/content/PrismicDocuments';
import { PrismicRepository } from '#infrastructure/content/PrismicRepository';
import { InMemoryPreview } from '#infrastructure/fake/content/InMemoryPreview';

/** Outcome of a request: a response, no response, or a failed connection. */
export type Reply = Response | 'never' | 'no connection';

/** A connection that returns prepared replies by path and records the requests. */
export class ScriptedConnection extends ContentConnection {
  readonly origin = 'https://farstead.example';
  readonly timeoutMs = 2000;
  readonly requestedUrls: URL[] = [];
  readonly options: RequestInit[] = [];

  constructor(
    private readonly replyTo: (url: URL, nth: number) => Reply,
    /** False for a connection that also ignores the abort signal. */
    private readonly heedsSignals = true,
  ) {
    super();
  }

  fetch(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address);
    this.requestedUrls.push(url);
    this.options.push(init);
    const reply = this.replyTo(url, this.requestedUrls.length);
    if (reply instanceof Response) return Promise.resolve(reply);
    if (reply === 'no connection') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_resolve, reject) => {
      if (!this.heedsSignals) return;
      init.signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  }
}

/** A clock that only a test advances. */
export class ManualClock extends Clock {
  private milliseconds = 0;
  private timers: { readonly at: number; readonly task: () => void }[] = [];

  now(): Date {
    return new Date(this.milliseconds);
  }

  elapsedMs(): number {
    return this.milliseconds;
  }

  schedule(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.milliseconds + milliseconds, task };
    this.timers.push(entry);
    return () => {
      this.timers = this.timers.filter((other) => other !== entry);
    };
  }

  get isIdle(): boolean {
    return this.timers.length === 0;
  }

  advance(milliseconds: number): void {
    this.milliseconds += milliseconds;
    const due = this.timers.filter(({ at }) => at <= this.milliseconds);
    this.timers = this.timers.filter(({ at }) => at > this.milliseconds);
    for (const { task } of due) task();
  }
}

class PreparedConfiguration extends ConfigurationSource {
  constructor(private readonly values: Partial<RemoteConfiguration>) {
    super();
  }

  load(): Promise<RemoteConfiguration> {
    return Promise.resolve(new RemoteConfiguration(this.values as RemoteConfiguration));
  }
}

export const createConfiguration = async (
  values: Partial<RemoteConfiguration> = {},
): Promise<Configuration> => {
  const configuration = new Configuration(
    new PreparedConfiguration({ contentEndpoint: '/content/api/v2', ...values }),
  );
  await configuration.load();
  return configuration;
};

/** Adapter of the content service with the connection of a test. */
export const prismicDocuments = (
  configuration: Configuration,
  connection: ContentConnection,
  clock: Clock,
  preview: Preview = new InMemoryPreview(),
): PrismicDocuments => new PrismicDocuments(new PrismicRepository(configuration, connection, clock), preview);

interface JsonOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export const json = (body: unknown, init: JsonOptions = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
  });

export const repository = {
  refs: [
    { id: 'master', ref: 'main-ref', label: 'Master', isMasterRef: true },
    { id: 'drafts', ref: 'drafts-ref', label: 'Drafts' },
  ],
};

export const news = {
  id: 'one',
  uid: 'ring-opened',
  type: 'news',
  lang: 'en-us',
  first_publication_date: '2026-02-01T08:00:00+0000',
  last_publication_date: null,
  data: { title: 'The ring is open' },
};

export const searchResult = (...results: readonly unknown[]) => ({
  page: 1,
  results,
  total_results_size: results.length,
  total_pages: 1,
});
