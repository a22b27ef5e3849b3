export abstract class PlaybackConditions {
  /** True unless the visitor prefers reduced motion. */
  abstract readonly canAnimate: boolean;
  /** True if `canAnimate` is true and the visitor has not turned off motion. */
  abstract readonly canAutoplay: boolean;
  /** True if `canAutoplay` is true, data saving is off, and the page has loaded and is visible. */
  abstract readonly canPlayVideos: boolean;
  /** Whether the viewport is in portrait orientation. */
  abstract readonly isPortrait: boolean;

  abstract onChange(listener: () => void): () => void;
}
