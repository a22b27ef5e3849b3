import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { blueprintFiles } from '#samples/blueprintFiles';
import type { ExportableBlueprint } from './blueprints';

const chunkCount = 20;

const archiveOf = (blueprint: ExportableBlueprint): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(blueprintFiles(blueprint)).map(([name, content]) => [name, strToU8(content)]),
    ),
    { mtime: new Date(blueprint.createdAt) },
  );

async function* streamInChunks(bytes: Uint8Array, milliseconds: number): AsyncGenerator<Buffer> {
  const size = Math.ceil(bytes.length / chunkCount);
  for (let start = 0; start < bytes.length; start += size) {
    yield Buffer.from(bytes.subarray(start, start + size));
    await wait(milliseconds / chunkCount);
  }
}

/**
 * Generates the archive. Waits for half of the generation time; the transfer takes the other half.
 * @param signal aborts the wait when the archive is no longer needed
 */
export const generateArchive = async (
  blueprint: ExportableBlueprint,
  signal: AbortSignal,
): Promise<{ readonly length: number; readonly content: Readable | Buffer }> => {
  const milliseconds = blueprint.generationSeconds * 500;
  if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
  const bytes = archiveOf(blueprint);
  return {
    length: bytes.length,
    content: milliseconds > 0 ? Readable.from(streamInChunks(bytes, milliseconds)) : Buffer.from(bytes),
  };
};
