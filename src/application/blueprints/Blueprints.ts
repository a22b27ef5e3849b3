import type { Blueprint } from '#domain/blueprints/Blueprint';
import type { exportRefusals } from '#domain/blueprints/blueprintRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import type { SavableFile } from '../shared/FileSaver';

export type ExportRejection = RefusalOf<typeof exportRefusals> | CallFailure;

/** The blueprints of the signed-in player (BP-01). */
export abstract class Blueprints {
  abstract list(): Promise<Result<readonly Blueprint[], CallFailure>>;

  /** Exports a blueprint as a zip file. The server generates the file on request, which may take minutes. */
  abstract export(id: string, signal: AbortSignal): Promise<Result<SavableFile, ExportRejection>>;
}
