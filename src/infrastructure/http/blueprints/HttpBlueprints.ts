import { injectable } from 'inversify';
import { Blueprints, type ExportRejection } from '#application/blueprints/Blueprints';
import type { FileContent } from '#application/shared/FileSaver';
import type { Transfer } from '#application/shared/Transfer';
import { creatorFrom, type Blueprint } from '#domain/blueprints/Blueprint';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { exportBlueprint, listBlueprints } from './calls';

@injectable()
export class HttpBlueprints extends Blueprints {
  constructor(private readonly api: CallSender) {
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

  async export(id: string, transfer: Transfer): Promise<Result<FileContent, ExportRejection>> {
    return this.api.send(exportBlueprint, { path: { blueprintId: id }, transfer });
  }
}
