export abstract class PlaybackConditions {
  /** Reduced motion is not requested. */
  abstract readonly mayMove: boolean;
  /** Also: no data saving, the page has loaded and is visible. */
  abstract readonly mayPlayFilms: boolean;
  /** Taller than wide. */
  abstract readonly isUpright: boolean;

  abstract onChange(listener: () => void): () => void;
}
