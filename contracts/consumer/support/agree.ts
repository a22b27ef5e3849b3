import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PactV4 } from '@pact-foundation/pact';
import type { TemplateHeaders, TemplateQuery } from '@pact-foundation/pact/src/v3';
import type { FileContent } from '../../../src/application/shared/FileSaver';
import type { Provided } from './matching';
import { nameOf } from './pactFile.cjs';

/** A file in a field of multipart/form-data. */
interface Upload {
  readonly field: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One call and its answer, in a situation the provider can be put into. */
export interface Agreement {
  /** A provider state, or several that are set up in this order. */
  readonly given: string | readonly string[];
  /** What is asked for; unique among the agreements with the same states. */
  readonly asking: string;
  readonly request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly path: string | Provided;
    readonly query?: TemplateQuery;
    readonly headers?: TemplateHeaders;
    readonly body?: unknown;
    /** Instead of a body of JSON. Matched by the media type of its content. */
    readonly upload?: Upload;
  };
  readonly answer: {
    readonly status: number;
    readonly headers?: TemplateHeaders;
    readonly body?: unknown;
    /** Instead of a body of JSON. Verified by its media type. */
    readonly file?: FileContent;
  };
}

/**
 * Plays the provider for one test, and writes the agreements into the pact when each of them was asked for as
 * agreed, and nothing else was.
 *
 * @param use talks to the provider at `url` and answers what the test looks at
 */
export const agree = async <T>(
  agreed: Agreement | readonly Agreement[],
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const agreements = [agreed].flat();
  const pact = new PactV4({
    consumer: 'starport-site',
    provider: 'starport-api',
    dir: partFolder(),
    logLevel: 'warn',
  });
  const added = agreements.map((agreement) => add(pact, agreement));
  const last = added.at(-1);
  if (!last) throw new Error('There is nothing to agree on.');
  const outcome = await last.executeTest(async ({ url, port }) => {
    const value = await use(url);
    await calledAsAgreed(pact, port);
    return { value };
  });
  if (!outcome) throw new Error('The test did not run.');
  agreements.forEach(record);
  return outcome.value;
};

/** Pact notes a call down after it has answered it, and the test is often quicker. Waits 20 seconds at most. */
const calledAsAgreed = async (pact: PactV4, port: number): Promise<void> => {
  for (let looks = 0; looks < 4000 && !pact['pact'].mockServerMatchedSuccessfully(port); looks++)
    await wait(5);
};

const add = (pact: PactV4, { given, asking, request, answer }: Agreement) =>
  [given]
    .flat()
    .reduce((interaction, state) => interaction.given(state), pact.addInteraction())
    .uponReceiving(asking)
    .withRequest(request.method, request.path, (builder) => {
      if (request.query) builder.query(request.query);
      if (request.headers) builder.headers(request.headers);
      if (request.body !== undefined) builder.jsonBody(request.body);
      if (request.upload) {
        const { field, name, type, bytes } = request.upload;
        builder.multipartBody(type, stored(bytes, name), field);
      }
    })
    .willRespondWith(answer.status, (builder) => {
      if (answer.headers) builder.headers(answer.headers);
      if (answer.body !== undefined) builder.jsonBody(answer.body);
      if (answer.file) builder.binaryFile(answer.file.type, stored(new Uint8Array(answer.file.bytes)));
    });

/** Pact reads a binary body from a file. */
const stored = (bytes: Uint8Array, name = 'body'): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'pact-')), name);
  writeFileSync(path, bytes);
  return path;
};

let folder: string | undefined;

/**
 * Where this test file writes its part of the pact. Parallel workers lose interactions of a file that they share, and
 * Pact reads and writes the whole file for each test.
 */
const partFolder = (): string => {
  const { PACT_FOLDER } = process.env;
  if (PACT_FOLDER === undefined) throw new Error('Run these tests with contracts/jest.config.cjs.');
  return (folder ??= mkdtempSync(join(PACT_FOLDER, 'part-')));
};

/** The end of the run checks that Pact has written every interaction that was agreed on. */
const record = ({ given, asking }: Agreement): void =>
  appendFileSync(join(partFolder(), 'agreed'), `${nameOf([given].flat(), asking)}\n`);
