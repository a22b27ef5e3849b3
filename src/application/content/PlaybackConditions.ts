/** What this visitor's browser and settings say about things that move by themselves (HO-01, HO-03). */
export abstract class PlaybackConditions {
  /** Nobody asked for less motion. */
  abstract readonly mayMove: boolean;
  /** Besides, no data is to be saved, the page has finished loading and somebody looks at it. */
  abstract readonly mayPlayFilms: boolean;
  /** The screen is taller than wide, as the pictures cut for upright screens mean it. */
  abstract readonly isUpright: boolean;

  /** @returns a function that stops listening */
  abstract onChange(listener: () => void): () => void;
}
