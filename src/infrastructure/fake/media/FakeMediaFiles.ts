import { injectable } from 'inversify';
import { MediaFiles } from '#application/media/MediaFiles';
import type { MediaLists } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import mediaFiles from '#samples/mediaFiles.json';
import { FakeApi } from '../backend/FakeApi';

@injectable()
export class FakeMediaFiles extends MediaFiles {
  constructor(private readonly api: FakeApi) {
    super();
  }

  list(): Promise<Result<MediaLists, CallFailure>> {
    return this.api.callAnonymously((): Result<MediaLists, CallFailure> => succeed(mediaFiles));
  }
}
