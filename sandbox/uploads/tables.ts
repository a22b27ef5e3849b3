import type { Generated } from 'kysely';
import type { PictureType } from '#domain/uploads/pictureFile';
import type { Moment, OptionalMoment } from '../platform/moments';

/** Player columns for uploads. */
export interface UploadColumns {
  can_upload_assets: Generated<boolean>;
}

/** Pending and approved pictures of players. Rejected and deleted pictures are removed from the table. */
export interface PicturesTable {
  id: string;
  player_id: string;
  /** Unique per player, ignoring case. */
  name: string;
  type: PictureType;
  /** Pixels. */
  width: number;
  height: number;
  /** Re-encoded by the sandbox; contains only the pixels of the uploaded file. */
  bytes: Uint8Array;
  thumbnail: Uint8Array;
  status: 'pending' | 'approved';
  uploaded_at: Moment;
  approved_at: OptionalMoment;
}

/** Uploads that were received. A retry gets the same response, even if the picture is gone. */
export interface PictureUploadsTable {
  player_id: string;
  upload_key: string;
  content_hash: string;
  received_at: Moment;
}
