/** A picture that a player has uploaded. */
export interface Picture {
  readonly key: string;
  /** Absolute URL, or a path of this site. */
  readonly url: string;
  /** File name. */
  readonly name: string;
  /** URL of a smaller version; if there is none, the URL of the picture. */
  readonly thumbnail: string;
}

/** A player's pictures, newest first. */
export interface PlayerPictures {
  readonly canUpload: boolean;
  /** Maximum number of pending pictures. */
  readonly maxPending: number;
  readonly pending: readonly Picture[];
  readonly approved: readonly Picture[];
}

export const isFull = ({ pending, maxPending }: PlayerPictures): boolean => pending.length >= maxPending;

export const zipName = 'game-assets.zip';
