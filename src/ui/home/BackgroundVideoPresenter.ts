import { PlaybackConditions } from '#application/content/PlaybackConditions';
import { Viewport } from '#application/navigation/Viewport';
import type { VideoFile, VideoSource } from '#domain/content/VideoFile';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** One video for each screen orientation. */
export interface BackgroundVideo {
  readonly landscape?: VideoFile | undefined;
  readonly portrait?: VideoFile | undefined;
}

/**
 * Video that covers a picture (HO-01). It plays while visible, once the page has loaded. It never plays for visitors
 * who stopped motion, prefer reduced motion or save data.
 */
@presenter
export class BackgroundVideoPresenter implements DisposablePresenter {
  /** Empty until the video first plays, so that nothing is downloaded before. */
  sources: readonly VideoSource[] = [];
  /** Whether the first frame has been shown. */
  hasShownFrame = false;
  private isSuspended = false;
  private isInSight = false;
  private canPlay = false;
  private video: BackgroundVideo = {};
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    makePresenterObservable(this);
  }

  get isPlaying(): boolean {
    return this.sources.length > 0 && this.canPlay && this.isInSight && !this.isSuspended;
  }

  /** @param id id of the element that must be visible for the video to play */
  begin(id: string, video: BackgroundVideo): void {
    this.dispose();
    this.video = video;
    this.stops = [
      this.conditions.onChange(this.updateConditions),
      this.viewport.observeVisibility(id, this.onVisibilityChange),
    ];
    this.updateConditions();
  }

  /** Pauses the video while another one plays. */
  setSuspended(isHeld: boolean): void {
    this.isSuspended = isHeld;
  }

  onFirstFrame(): void {
    this.hasShownFrame = true;
  }

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  private onVisibilityChange(isInSight: boolean): void {
    this.isInSight = isInSight;
    this.choose();
  }

  private updateConditions(): void {
    this.canPlay = this.conditions.canPlayVideos;
    this.choose();
  }

  /** Selects the video for the screen orientation. If there is none, only the picture is shown. */
  private choose(): void {
    const file = this.conditions.isPortrait ? this.video.portrait : this.video.landscape;
    if (!file) this.canPlay = false;
    else if (this.canPlay && this.isInSight && this.sources.length === 0) this.sources = file.sources;
  }
}
