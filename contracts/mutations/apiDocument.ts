import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { OpenApiDocument } from '../openapi/OpenApiDocument';

type ComparedDocument = ConstructorParameters<typeof Comparator>[0];
type ComparedPact = Parameters<Comparator['compare']>[0];

/** Compares interactions with a document. @returns one sentence for each error and warning */
export const compareWithDocument = async (
  document: OpenApiDocument,
  interactions: readonly unknown[],
): Promise<readonly string[]> => {
  // The comparator changes the document and does not know the type of OpenAPI 3.1.
  const comparator = new Comparator(structuredClone(document) as unknown as ComparedDocument);
  const pact = {
    interactions,
    metadata: { pactSpecification: { version: '4.0' } },
  } as unknown as ComparedPact;
  const problems: string[] = [];
  for await (const { message, mockDetails } of comparator.compare(pact))
    problems.push(`${mockDetails?.interactionDescription ?? ''}: ${message}`);
  return problems;
};
