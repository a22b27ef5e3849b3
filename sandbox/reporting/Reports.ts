/** Maximum number of stored reports. */
const maxReports = 500;

interface Received {
  /** Value of `x-sandbox-scope` in the request. */
  readonly scope: string | undefined;
  readonly content: unknown;
}

const addLimited = (all: Received[], received: Received): void => {
  all.push(received);
  if (all.length > maxReports) all.shift();
};

/** Stores the reports that the site sends to the mock analytics and error services. */
export class Reports {
  private readonly events: Received[] = [];
  private readonly errors: Received[] = [];

  addEvent(content: unknown, scope: string | undefined): void {
    addLimited(this.events, { scope, content });
  }

  addError(content: unknown, scope: string | undefined): void {
    addLimited(this.errors, { scope, content });
  }

  /** Lists the reports of a scope, or of all scopes by default, oldest first. */
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
