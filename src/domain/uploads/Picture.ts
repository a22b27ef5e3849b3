/** A picture that a player has uploaded. */
export interface Picture {
  readonly key: string;
  /** Absolute, or a path of this site. */
  readonly url: string;
  /** Of its file. */
  readonly name: string;
  /** A small version; the picture itself where there is none. */
  readonly thumbnail: string;
}

/** The pictures of a player, the newest first. */
export interface PlayerPictures {
  readonly canUpload: boolean;
  /** Pictures that may be pending at a time. */
  readonly mostPending: number;
  readonly pending: readonly Picture[];
  readonly approved: readonly Picture[];
}

/** UP-01 */
export const isFull = ({ pending, mostPending }: PlayerPictures): boolean => pending.length >= mostPending;

/** UP-01 */
export const zipName = 'game-assets.zip';
