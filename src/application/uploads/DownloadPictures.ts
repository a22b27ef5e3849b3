import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { zipName, type Picture } from '#domain/uploads/Picture';
import { FileSaver } from '../shared/FileSaver';
import { useCase } from '../useCase';
import { Pictures } from './Pictures';

@useCase
export class DownloadPictures {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: FileSaver,
  ) {}

  /** @returns the name of the file that the browser downloads */
  async execute(approved: readonly Picture[], signal: AbortSignal): Promise<Result<string, CallFailure>> {
    const zip = await this.pictures.zip(approved, signal);
    if (!zip.ok) return zip;
    this.files.save(zipName, zip.value);
    return succeed(zipName);
  }
}
