import type { CallFailure } from '#domain/shared/CallFailure';
import type { RefusalOf } from '#domain/shared/Refusal';
import type { Result } from '#domain/shared/Result';
import type { Picture, PlayerPictures } from '#domain/uploads/Picture';
import type { uploadRefusals } from '#domain/uploads/pictureRefusals';
import type { SavableFile } from '../shared/FileSaver';
import type { Transfer } from '../shared/Transfer';
import type { UnsentFile } from './UnsentFiles';

export type UploadRejection = RefusalOf<typeof uploadRefusals> | CallFailure;

/** The browser cannot read the file: it is a folder, or was changed or deleted after the player had chosen it. */
export interface Unreadable {
  readonly kind: 'unreadable';
}

/** Pictures that the signed-in player has uploaded. */
export abstract class Pictures {
  abstract list(): Promise<Result<PlayerPictures, CallFailure>>;
  /** Uploads a file. Safe to retry: a file that is sent twice is stored once. */
  abstract upload(file: UnsentFile, transfer: Transfer): Promise<Result<void, UploadRejection>>;
  /** Succeeds even if the picture no longer exists. */
  abstract delete(key: string): Promise<Result<void, CallFailure>>;
  /** Returns all approved pictures among these as one zip file, without a limit for their number. */
  abstract zip(pictures: readonly Picture[], signal: AbortSignal): Promise<Result<SavableFile, CallFailure>>;
}
