import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import type { Film, FilmSource } from '../../domain/content/Film';
import { observed, presenter, type Disposable } from '../presenter';

/** One video for each screen orientation. */
export interface BackgroundFilm {
  readonly wide?: Film | undefined;
  readonly upright?: Film | undefined;
}

/**
 * A video in place of a picture (HO-01). It plays after the page has loaded, while it is visible, and never for
 * visitors who prefer reduced motion or save data. Visitors can pause it.
 */
@presenter
export class BackgroundFilmPresenter implements Disposable {
  /** Empty until the video first plays, so that nothing is downloaded before. */
  sources: readonly FilmSource[] = [];
  /** Whether the first frame has been shown. */
  isRolling = false;
  isPaused = false;
  private isHeld = false;
  private isInSight = false;
  private mayPlay = false;
  private film: BackgroundFilm = {};
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly conditions: PlaybackConditions,
    private readonly viewport: Viewport,
  ) {
    observed(this);
  }

  get isPlaying(): boolean {
    return this.sources.length > 0 && this.mayPlay && this.isInSight && !this.isPaused && !this.isHeld;
  }

  /** @param id id of the element that has to be visible */
  begin(id: string, film: BackgroundFilm): void {
    this.dispose();
    this.film = film;
    this.stops = [this.conditions.onChange(this.look), this.viewport.watch(id, this.see)];
    this.look();
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
  }

  /** Pauses the video while another one plays. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
  }

  rolled(): void {
    this.isRolling = true;
  }

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.stops = [];
  }

  private see(isInSight: boolean): void {
    this.isInSight = isInSight;
    this.choose();
  }

  private look(): void {
    this.mayPlay = this.conditions.mayPlayFilms;
    this.choose();
  }

  /** Selects the video for the screen orientation. Without one the picture stays: the other would not cover it. */
  private choose(): void {
    const film = this.conditions.isUpright ? this.film.upright : this.film.wide;
    if (!film) this.mayPlay = false;
    else if (this.mayPlay && this.isInSight && this.sources.length === 0) this.sources = film.sources;
  }
}
