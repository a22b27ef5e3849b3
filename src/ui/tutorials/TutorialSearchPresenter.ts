import { Navigator } from '#application/navigation/Navigator';
import {
  TutorialSearch,
  type TutorialSearchResult,
  type TutorialIndex,
} from '#application/tutorials/TutorialSearch';
import { pathOf } from '#domain/navigation/matchPath';
import { maxSearchLength } from '#domain/tutorials/searchTerms';
import { Translations } from '../content/Translations';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Milliseconds until the results are cleared after the visitor leaves the field (TU-01). */
const clearDelayMs = 100;

/** Searches the tutorials on each keystroke. The index is not loaded until the visitor enters the field (TU-01). */
@presenter
export class TutorialSearchPresenter implements DisposablePresenter {
  query = '';
  /** Undefined if the field is empty, before the index is loaded, and after the visitor leaves the field. */
  results: readonly TutorialSearchResult[] | undefined;
  state: 'closed' | 'opening' | 'open' | 'failed' = 'closed';
  /** Whether the last attempt to load the index failed. */
  hasLoadFailed = false;
  private index: TutorialIndex | undefined;
  private isBlurred = true;

  constructor(
    private readonly search: TutorialSearch,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
    private readonly timer: Timer,
  ) {
    makePresenterObservable(this);
  }

  onFocus(): void {
    this.timer.dispose();
    this.isBlurred = false;
    this.updateResults();
    if (this.state === 'closed') void this.loadIndex();
  }

  type(text: string): void {
    this.query = text.slice(0, maxSearchLength);
    this.onFocus();
  }

  onBlur(): void {
    this.timer.start(clearDelayMs, this.clear);
  }

  /** @returns whether the index is now loaded */
  async loadIndex(): Promise<boolean> {
    if (this.state === 'opening' || this.state === 'open') return this.state === 'open';
    this.state = 'opening';
    this.onIndexLoaded(await this.search.open(this.translations.locale));
    return this.index !== undefined;
  }

  choose(slug: string): void {
    this.navigator.push(pathOf('tutorial', this.translations.locale, { slug }));
  }

  /** Opens the best match when the visitor presses Enter without choosing a result. */
  chooseFirst(): void {
    const [first] = this.results ?? [];
    if (first) this.choose(first.slug);
  }

  dispose(): void {
    this.timer.dispose();
  }

  private onIndexLoaded(index: TutorialIndex | undefined): void {
    this.index = index;
    this.state = index ? 'open' : 'failed';
    this.hasLoadFailed = index === undefined;
    if (!this.isBlurred) this.updateResults();
  }

  private updateResults(): void {
    this.results = this.query.trim() === '' ? undefined : this.index?.find(this.query);
  }

  private clear(): void {
    this.isBlurred = true;
    this.results = undefined;
  }
}
