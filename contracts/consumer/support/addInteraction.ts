import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PactV4 } from '@pact-foundation/pact';
import type { TemplateHeaders, TemplateQuery } from '@pact-foundation/pact/src/v3';
import type { FileContent } from '#application/shared/FileSaver';
import type { ProviderStateValue } from './providerStateValues';
import { nameOf } from './pactFile.cjs';

/** A file to send in a multipart/form-data field. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A request and its response in a provider state. */
export interface Interaction {
  /** One provider state, or several that are set up in this order. */
  readonly given: string | readonly string[];
  /** Description of the request; unique among interactions with the same provider states. */
  readonly description: string;
  readonly request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: string | ProviderStateValue;
    readonly query?: TemplateQuery;
    readonly headers?: TemplateHeaders;
    readonly body?: unknown;
    /** File to send instead of a JSON body. Matched by the media type of its content. */
    readonly upload?: Upload;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: TemplateHeaders;
    readonly body?: unknown;
    /** File to send instead of a JSON body. Verified by its media type. */
    readonly file?: FileContent;
  };
}

/**
 * Runs a mock provider for one test. Writes the interactions to the pact if the test makes exactly the specified
 * requests.
 *
 * @param use calls the provider at `url` and returns the value that the test checks
 */
export const addInteraction = async <T>(
  agreed: Interaction | readonly Interaction[],
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const agreements = [agreed].flat();
  const pact = new PactV4({
    consumer: 'starport-site',
    provider: 'starport-api',
    dir: partFolder(),
    logLevel: 'warn',
  });
  const added = agreements.map((agreement) => buildInteraction(pact, agreement));
  const last = added.at(-1);
  if (!last) throw new Error('No interaction was given.');
  const outcome = await last.executeTest(async ({ url, port }) => {
    const value = await use(url);
    await waitForMatchedCalls(pact, port);
    return { value };
  });
  if (!outcome) throw new Error('The test did not run.');
  agreements.forEach(recordInteraction);
  return outcome.value;
};

/** Waits up to 20 seconds, because Pact records a request only after responding, and tests are often faster. */
const waitForMatchedCalls = async (pact: PactV4, port: number): Promise<void> => {
  for (let looks = 0; looks < 4000 && !pact['pact'].mockServerMatchedSuccessfully(port); looks++)
    await wait(5);
};

const buildInteraction = (pact: PactV4, { given, description, request, response }: Interaction) =>
  [given]
    .flat()
    .reduce((interaction, state) => interaction.given(state), pact.addInteraction())
    .uponReceiving(description)
    .withRequest(request.method, request.path, (builder) => {
      if (request.query) builder.query(request.query);
      if (request.headers) builder.headers(request.headers);
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (request.upload) {
        const { field, name, type, bytes } = request.upload;
        builder.multipartBody(type, writeTemporaryFile(bytes, name), field);
      }
    })
    .willRespondWith(response.status, (builder) => {
      if (response.headers) builder.headers(response.headers);
      if (response.body !== undefined) builder.jsonBody(response.body);
      if (response.file)
        builder.binaryFile(response.file.type, writeTemporaryFile(new Uint8Array(response.file.bytes)));
    });

/** Writes bytes to a file, because Pact reads binary bodies from files. */
const writeTemporaryFile = (bytes: Uint8Array, name = 'body'): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'pact-')), name);
  writeFileSync(path, bytes);
  return path;
};

let folder: string | undefined;

/**
 * Returns the folder in which this test file writes its part of the pact. With a shared file, parallel workers would
 * lose interactions, because Pact reads and writes the whole file for each test.
 */
const partFolder = (): string => {
  const { PACT_FOLDER } = process.env;
  if (PACT_FOLDER === undefined) throw new Error('Run these tests with contracts/jest.config.cjs.');
  return (folder ??= mkdtempSync(join(PACT_FOLDER, 'part-')));
};

/** Records an interaction, so that the end of the run can check that the pact contains it. */
const recordInteraction = ({ given, description }: Interaction): void =>
  appendFileSync(join(partFolder(), 'agreed'), `${nameOf([given].flat(), description)}\n`);
