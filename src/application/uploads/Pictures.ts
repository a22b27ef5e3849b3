import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import type { FileContent } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';
import type { UnsentFile } from './UnsentFiles';

/** Rejected for its size by an intermediary between the site and the API, which returns no error code. */
export interface TooLarge {
  readonly kind: 'too-large';
}

/** Pictures that the signed-in player has uploaded. */
export abstract class Pictures {
  abstract list(): Promise<Result<PlayerPictures, CallFailure>>;
  /** Idempotent: a file that is sent twice is stored once. */
  abstract upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, TooLarge | CallFailure>>;
  /** Succeeds if the picture no longer exists. */
  abstract delete(key: string): Promise<Result<void, CallFailure>>;
  /** Downloads the approved pictures as one zip file. */
  abstract zip(pictures: readonly Picture[], transfer: Transfer): Promise<Result<FileContent, CallFailure>>;
}
