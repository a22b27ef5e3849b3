export abstract class PlaybackConditions {
  /** True unless the visitor prefers reduced motion. */
  abstract readonly canAnimate: boolean;
  /** Also requires that data saving is off, and that the page has loaded and is visible. */
  abstract readonly canPlayVideos: boolean;
  /** Whether the viewport is in portrait orientation. */
  abstract readonly isPortrait: boolean;

  abstract onChange(listener: () => void): () => void;
}
