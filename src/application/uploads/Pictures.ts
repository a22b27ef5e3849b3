import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';
import type { Picture, PlayerPictures } from '../../domain/uploads/Picture';
import type { FileContent } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';
import type { UnsentFile } from './UnsentFiles';

/** Refused for its size by something between the site and the API, which knows no codes. */
export interface TooLarge {
  readonly kind: 'too-large';
}

/** The pictures that the signed-in player has uploaded. */
export abstract class Pictures {
  abstract list(): Promise<Result<PlayerPictures, CallFailure>>;
  /** Sent twice, it is there once. */
  abstract upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, TooLarge | CallFailure>>;
  /** Succeeds when it is gone already. */
  abstract delete(key: string): Promise<Result<void, CallFailure>>;
  /** Those that are approved, as one zip. */
  abstract zip(pictures: readonly Picture[], transfer: Transfer): Promise<Result<FileContent, CallFailure>>;
}
