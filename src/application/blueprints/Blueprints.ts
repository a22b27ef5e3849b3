import type { Blueprint } from '#domain/blueprints/Blueprint';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { FileContent } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';

export type ExportRejection =
  /** The blueprint does not exist, or it belongs to another player. */
  | { readonly kind: 'unknown-blueprint' }
  /** The creator of the blueprint has not waived its protection. */
  | { readonly kind: 'protected-blueprint' }
  | CallFailure;

/** The blueprints of the signed-in player (BP-01). */
export abstract class Blueprints {
  abstract list(): Promise<Result<readonly Blueprint[], CallFailure>>;

  /** Exports a blueprint as a zip file. The server generates the file on request, which may take minutes. */
  abstract export(id: string, transfer: Transfer): Promise<Result<FileContent, ExportRejection>>;
}
