import { injectable } from 'inversify';
import { Blueprints, type ExportRejection } from '#application/blueprints/Blueprints';
import { Clock } from '#application/shared/Clock';
import type { SavableFile } from '#application/shared/FileSaver';
import { creatorFrom, type Blueprint } from '#domain/blueprints/Blueprint';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { requestUntilReady, withoutProgress } from '../shared/download';
import { exportBlueprint, listBlueprints } from './calls';

@injectable()
export class HttpBlueprints extends Blueprints {
  constructor(
    private readonly api: CallSender,
    private readonly clock: Clock,
  ) {
    super();
  }

  async list(): Promise<Result<readonly Blueprint[], CallFailure>> {
    const listed = await this.api.send(listBlueprints);
    if (!listed.ok) return listed;
    return succeed(
      listed.value.map(({ id, name, createdAt, drmProtected, creatorUsername, creatorOrganizationName }) => ({
        id,
        name,
        createdAt: new Date(createdAt),
        isProtected: drmProtected,
        creator: creatorFrom(creatorUsername, creatorOrganizationName),
      })),
    );
  }

  export(id: string, signal: AbortSignal): Promise<Result<SavableFile, ExportRejection>> {
    const values = { path: { blueprintId: id }, transfer: withoutProgress(signal) };
    return requestUntilReady(() => this.api.send(exportBlueprint, values), signal, this.clock);
  }
}
