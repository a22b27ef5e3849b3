import { exportFileName } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FileSaver } from '../shared/FileSaver';
import { useCase } from '../useCase';
import { PlayerData } from './PlayerData';

@useCase
export class DownloadMyData {
  constructor(
    private readonly data: PlayerData,
    private readonly files: FileSaver,
  ) {}

  /** @returns the name of the saved file */
  async execute(): Promise<Result<string, CallFailure>> {
    const exported = await this.data.export();
    if (!exported.ok) return exported;
    const name = exportFileName(exported.value);
    const { buffer } = new TextEncoder().encode(JSON.stringify(exported.value, null, 2));
    this.files.save(name, { type: 'application/json', bytes: buffer });
    return succeed(name);
  }
}
