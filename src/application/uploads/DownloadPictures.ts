import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { zipName, type Picture } from '#domain/uploads/Picture';
import { FileSaver } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';
import { useCase } from '../useCase';
import { Pictures } from './Pictures';

@useCase
export class DownloadPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: FileSaver,
  ) {}

  /** @returns the name of the saved file */
  async execute(approved: readonly Picture[], transfer: Transfer): Promise<Result<string, CallFailure>> {
    const zip = await this.pictures.zip(approved, transfer);
    if (!zip.ok) return zip;
    this.files.save(zipName, zip.value);
    return succeed(zipName);
  }
}
