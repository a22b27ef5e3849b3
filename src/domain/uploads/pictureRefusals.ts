import { generalRefusals } from '../shared/generalRefusals';
import { maxFileBytes } from './pictureFile';

export const uploadRefusals = {
  forbidden: generalRefusals.forbidden,
  empty: generalRefusals['malformed-request'],
  'too-large': { status: 413, code: 27 },
  unsupported: { status: 415, code: 340 },
  damaged: { status: 422, code: 341 },
  'too-many-pixels': { status: 422, code: 342 },
  full: { status: 409, code: 343 },
  'key-used': { status: 409, code: 345 },
} as const;

/** Refusals of a picture that the player does not have. */
export const pictureRefusals = { gone: { status: 404, code: 344 } } as const;

/** Maximum number of pending pictures per player (UP-01). */
export const maxPending = 5;

/** Maximum size of an upload with its multipart boundaries, headers and file name. */
const maxRequestBytes = maxFileBytes + 16 * 1024;

export interface UploadFacts {
  readonly canUpload: boolean;
  readonly requestBytes: number;
  readonly pendingCount: number;
  /** Whether an earlier upload had the same key. */
  readonly isRepetition: boolean;
}

/** Refusal of an upload that needs no data of earlier uploads. */
export const requestRefusal = ({
  canUpload,
  requestBytes,
}: Pick<UploadFacts, 'canUpload' | 'requestBytes'>): 'forbidden' | 'too-large' | undefined => {
  if (!canUpload) return 'forbidden';
  return requestBytes > maxRequestBytes ? 'too-large' : undefined;
};

/** Refusal of an upload before its file is read. `fileProblem` then checks the file. */
export const uploadRefusal = ({
  pendingCount,
  isRepetition,
  ...request
}: UploadFacts): 'forbidden' | 'too-large' | 'full' | undefined =>
  requestRefusal(request) ?? (pendingCount >= maxPending && !isRepetition ? 'full' : undefined);
