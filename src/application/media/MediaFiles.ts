import type { MediaLists } from '#domain/media/MediaLibrary';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Files of the media library (ME-01, ME-02). */
export abstract class MediaFiles {
  abstract list(): Promise<Result<MediaLists, CallFailure>>;
}
