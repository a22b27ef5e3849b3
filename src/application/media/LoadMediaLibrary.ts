import { buildMediaLibrary, type MediaLibrary } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { Configuration } from '../configuration/Configuration';
import { useCase } from '../useCase';
import { MediaFiles } from './MediaFiles';

@useCase
export class LoadMediaLibrary {
  constructor(
    private readonly files: MediaFiles,
    private readonly configuration: Configuration,
  ) {}

  async execute(): Promise<Result<MediaLibrary, CallFailure>> {
    const listed = await this.files.list();
    if (!listed.ok) return listed;
    return succeed(buildMediaLibrary(listed.value, this.configuration.current.assetsMediaPrefix));
  }
}
