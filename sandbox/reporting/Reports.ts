/** The number of reports that are kept. */
const most = 500;

interface Received {
  /** What the request carried in `x-sandbox-scope`. */
  readonly scope: string | undefined;
  readonly content: unknown;
}

const keep = (all: Received[], received: Received): void => {
  all.push(received);
  if (all.length > most) all.shift();
};

/** Reports of the site to the stand-ins for analytics and error reports. */
export class Reports {
  private readonly events: Received[] = [];
  private readonly errors: Received[] = [];

  addEvent(content: unknown, scope: string | undefined): void {
    keep(this.events, { scope, content });
  }

  addError(content: unknown, scope: string | undefined): void {
    keep(this.errors, { scope, content });
  }

  /** Oldest first; default: all scopes. */
  list(scope: string | undefined): { readonly analytics: unknown[]; readonly errors: unknown[] } {
    const of = (all: readonly Received[]): unknown[] =>
      all.filter((received) => scope === undefined || received.scope === scope).map(({ content }) => content);
    return { analytics: of(this.events), errors: of(this.errors) };
  }

  clear(): void {
    this.events.length = 0;
    this.errors.length = 0;
  }
}
