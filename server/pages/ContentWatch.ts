import { createHash } from 'node:crypto';

interface ContentWatchOptions {
  /** Where this process reaches the API and a content endpoint without a host; asked for once the port is known. */
  readonly apiOrigin: () => string;
  /** Between two questions while the answers come. */
  readonly milliseconds: number;
}

interface State {
  /** The ref of what is published. */
  readonly ref: string;
  /** Changes when the remote configuration does. */
  readonly configuration: string;
}

/** Milliseconds for one answer. */
const patience = 2_000;

/** Milliseconds between two questions to a service that does not answer, at the most. */
const longestWait = 15_000;

/**
 * Knows what is published now: asks the content service for its ref, but only while requests come and not more often
 * than every few seconds, and less and less often while it is away.
 */
export class ContentWatch {
  /** What was published when the service was last heard of; nothing before its first answer. */
  current: State | undefined;
  /** The last question was left without an answer. */
  isAway = false;
  private failures = 0;
  private nextLook = 0;
  private looking: Promise<void> | undefined;

  constructor(private readonly options: ContentWatchOptions) {}

  /** To be called whenever somebody asks for a page. Resolves, and never rejects, when there was something to ask. */
  look(): Promise<void> | undefined {
    if (this.looking) return this.looking;
    if (performance.now() < this.nextLook) return undefined;
    this.looking = this.ask().finally(() => {
      this.looking = undefined;
      this.nextLook = performance.now() + this.wait;
    });
    return this.looking;
  }

  private get wait(): number {
    return Math.min(this.options.milliseconds * 2 ** this.failures, longestWait);
  }

  private async ask(): Promise<void> {
    try {
      this.current = await this.state();
      this.failures = 0;
    } catch {
      this.failures += 1;
    }
    this.isAway = this.failures > 0;
  }

  private async state(): Promise<State> {
    const origin = this.options.apiOrigin();
    const configuration = await textOf(new URL('/configuration', origin));
    const { contentEndpoint, contentAccessToken } = JSON.parse(configuration) as Record<string, unknown>;
    const endpoint = new URL(String(contentEndpoint), origin);
    if (typeof contentAccessToken === 'string') endpoint.searchParams.set('access_token', contentAccessToken);
    return { ref: masterRefIn(JSON.parse(await textOf(endpoint))), configuration: digest(configuration) };
  }
}

/** @throws when nothing comes, or no success */
const textOf = async (url: URL): Promise<string> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
  return answer.text();
};

const masterRefIn = (repository: unknown): string => {
  const { refs } = repository as { refs: readonly { ref: string; isMasterRef?: boolean }[] };
  const master = refs.find(({ isMasterRef }) => isMasterRef);
  if (typeof master?.ref !== 'string') throw new Error('the content service names no master ref');
  return master.ref;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
