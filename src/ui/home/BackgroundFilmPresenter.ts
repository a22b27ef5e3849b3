import { makeAutoObservable, observableRef } from 'mobx';
import { PlaybackConditions } from '../../application/content/PlaybackConditions';
import { Viewport } from '../../application/navigation/Viewport';
import type { Film, FilmSource } from '../../domain/content/Film';
import { presenter, type Disposable } from '../presenter';

/** One film for each way to hold a screen. */
export interface BackgroundFilm {
  readonly wide?: Film | undefined;
  readonly upright?: Film | undefined;
}

/**
 * A film that moves in a picture's place (HO-01): after the page has loaded, while it is in sight, and never for
 * visitors who want less motion or save data. Anybody can pause it.
 */
@presenter
export class BackgroundFilmPresenter implements Disposable {
  /** Nothing until the film plays for the first time, so that nothing of it is fetched before. */
  sources: readonly FilmSource[] = [];
  /** The first frame has been shown. */
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
    makeAutoObservable<this, 'conditions' | 'viewport' | 'stops' | 'film'>(
      this,
      { sources: observableRef, conditions: false, viewport: false, stops: false, film: false },
      { autoBind: true },
    );
  }

  get isPlaying(): boolean {
    return this.sources.length > 0 && this.mayPlay && this.isInSight && !this.isPaused && !this.isHeld;
  }

  /** @param id the element whose sight decides */
  begin(id: string, film: BackgroundFilm): void {
    this.dispose();
    this.film = film;
    this.stops = [this.conditions.onChange(this.look), this.viewport.watch(id, this.see)];
    this.look();
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
  }

  /** Something else is being watched meanwhile. */
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

  /** A film that fits the screen's other way does not lie where the picture does: then the picture stays. */
  private choose(): void {
    const film = this.conditions.isUpright ? this.film.upright : this.film.wide;
    if (!film) this.mayPlay = false;
    else if (this.mayPlay && this.isInSight && this.sources.length === 0) this.sources = film.sources;
  }
}
