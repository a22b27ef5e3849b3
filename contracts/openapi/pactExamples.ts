import { readPact, type RecordedInteraction } from '../mutations/pact';

/** Finds the interactions of the pact for each operation of the document. */
export class PactExamples {
  private readonly interactions = readPact().interactions;

  /** Returns the interactions with a path, of all calls that share it. */
  of(method: string, path: string): readonly RecordedInteraction[] {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    return this.interactions.filter(
      ({ request }) =>
        request.method === method && pattern.test(request.path) && !this.isOfAnotherPath(path, request.path),
    );
  }

  /** Whether a path without parameters also matches: it takes precedence, as in OpenAPI. */
  private isOfAnotherPath(path: string, requested: string): boolean {
    return path !== requested && this.fixedPaths.has(requested);
  }

  constructor(private readonly fixedPaths: ReadonlySet<string>) {}
}

export const codeOf = ({ response: { body } }: RecordedInteraction): number | undefined => {
  const content = body?.content;
  return typeof content === 'object' && content !== null && 'code' in content
    ? Number(content.code)
    : undefined;
};

/** Returns the title of an interaction: its description and its provider states. */
export const titleOf = ({ description, providerStates }: RecordedInteraction): string =>
  `${description} (${providerStates.map(({ name }) => name).join(', ')})`;
