import type { Generated } from 'kysely';
import type { PictureType } from '../../src/domain/uploads/pictureFile';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Columns of a player. */
export interface UploadColumns {
  can_upload_assets: Generated<boolean>;
}

/** Pictures of players. Rejected and deleted ones have no row. */
export interface PicturesTable {
  id: string;
  player_id: string;
  /** Unique for the player, ignoring case. */
  name: string;
  type: PictureType;
  /** Pixels. */
  width: number;
  height: number;
  /** As encoded by the sandbox: nothing of the file that was sent but its pixels. */
  bytes: Uint8Array;
  thumbnail: Uint8Array;
  status: 'pending' | 'approved';
  uploaded_at: Moment;
  approved_at: OptionalMoment;
}

/** Uploads that arrived: a repetition is answered in the same way, also when the picture is gone. */
export interface PictureUploadsTable {
  player_id: string;
  upload_key: string;
  content_hash: string;
  received_at: Moment;
}
