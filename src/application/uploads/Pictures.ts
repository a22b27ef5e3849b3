import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import type { SavableFile } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';
import type { UnsentFile } from './UnsentFiles';

/** An intermediary between the site and the API rejected the picture for its size, without an error code. */
export interface TooLarge {
  readonly kind: 'too-large';
}

/** The browser cannot read the file: it is a folder, or was changed or deleted after the player had chosen it. */
export interface Unreadable {
  readonly kind: 'unreadable';
}

/** Pictures that the signed-in player has uploaded. */
export abstract class Pictures {
  abstract list(): Promise<Result<PlayerPictures, CallFailure>>;
  /** Uploads a file. Safe to retry: a file that is sent twice is stored once. */
  abstract upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, TooLarge | CallFailure>>;
  /** Succeeds even if the picture no longer exists. */
  abstract delete(key: string): Promise<Result<void, CallFailure>>;
  /** Returns all approved pictures among these as one zip file, without a limit for their number. */
  abstract zip(pictures: readonly Picture[], signal: AbortSignal): Promise<Result<SavableFile, CallFailure>>;
}
