import { Navigator } from '#application/navigation/Navigator';
import {
  SiteSearch,
  type SearchIndex,
  type SearchResult,
  type SearchScope,
} from '#application/search/SiteSearch';
import { Translations } from '../content/Translations';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Milliseconds until the results are cleared after the visitor leaves the field (TU-01). */
const clearDelayMs = 100;

/** Searches on each keystroke. The index is not loaded until the visitor enters the field (TU-01). */
@presenter
export class SearchPresenter implements DisposablePresenter {
  private scope: SearchScope = 'site';
  query = '';
  /** Undefined if the field is empty, before the index is loaded, and after the visitor leaves the field. */
  results: readonly SearchResult[] | undefined;
  state: 'closed' | 'opening' | 'open' | 'failed' = 'closed';
  /** Whether the last attempt to load the index failed. */
  hasLoadFailed = false;
  private index: SearchIndex | undefined;
  private isBlurred = true;
  readonly dispose = disposerOf(this);

  constructor(
    private readonly search: SiteSearch,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
    private readonly timer: Timer,
  ) {
    makePresenterObservable(this);
  }

  searchIn(scope: SearchScope): void {
    this.scope = scope;
  }

  onFocus(): void {
    this.timer.dispose();
    this.isBlurred = false;
    this.updateResults();
    if (this.state === 'closed') void this.loadIndex();
  }

  type(text: string): void {
    this.query = text;
    this.onFocus();
  }

  onBlur(): void {
    this.timer.start(clearDelayMs, this.clear);
  }

  /** @returns whether the index is now loaded */
  async loadIndex(): Promise<boolean> {
    if (this.state === 'opening' || this.state === 'open') return this.state === 'open';
    this.state = 'opening';
    this.onIndexLoaded(await this.search.open(this.scope, this.translations.locale));
    return this.index !== undefined;
  }

  choose(path: string): void {
    this.navigator.push(path);
    this.clear();
  }

  /** Opens the best match when the visitor presses Enter without choosing a result. */
  chooseFirst(): void {
    const [first] = this.results ?? [];
    if (first) this.choose(first.path);
  }

  private onIndexLoaded(index: SearchIndex | undefined): void {
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
