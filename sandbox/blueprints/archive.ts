import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { exportedFileName } from '#domain/blueprints/Blueprint';
import { blueprintFiles } from '#samples/blueprintFiles';
import type { PartedFile } from '../platform/partedFile';
import type { ExportableBlueprint } from './blueprints';

/** Returns the archive of a blueprint. */
export const blueprintFile = (blueprint: ExportableBlueprint): PartedFile => {
  const files = Object.entries(blueprintFiles(blueprint));
  const zip = zipSync(Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])), {
    mtime: new Date(blueprint.createdAt),
  });
  const bytes = Buffer.from(zip);
  return {
    name: exportedFileName(blueprint),
    type: 'application/zip',
    version: createHash('sha256').update(bytes).digest('hex'),
    parts: [{ length: bytes.length, read: () => bytes }],
  };
};
