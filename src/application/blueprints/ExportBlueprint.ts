import { exportedFileName, type Blueprint } from '#domain/blueprints/Blueprint';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { FileSaver } from '../shared/FileSaver';
import { useCase } from '../useCase';
import { Blueprints, type ExportRejection } from './Blueprints';

export type ExportProblem = { readonly kind: 'given-up' } | ExportRejection;

/**
 * Exports a blueprint and returns the name of the file that the browser downloads (BP-01). Saves nothing if the export
 * is canceled.
 */
@useCase
export class ExportBlueprint {
  constructor(
    private readonly blueprints: Blueprints,
    private readonly files: FileSaver,
  ) {}

  async execute(
    blueprint: Pick<Blueprint, 'id' | 'name'>,
    signal: AbortSignal,
  ): Promise<Result<string, ExportProblem>> {
    const file = await this.blueprints.export(blueprint.id, signal);
    if (signal.aborted) return fail({ kind: 'given-up' });
    if (!file.ok) return file;
    const name = exportedFileName(blueprint);
    this.files.save(name, file.value);
    return succeed(name);
  }
}
