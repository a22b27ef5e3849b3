import { Navigator } from '../../application/navigation/Navigator';
import {
  TutorialSearch,
  type FoundTutorial,
  type TutorialIndex,
} from '../../application/tutorials/TutorialSearch';
import { pathOf } from '../../domain/navigation/matchPath';
import { longestSearch } from '../../domain/tutorials/searchTerms';
import { Translations } from '../content/Translations';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';

/** Delay before the results are cleared after the visitor leaves the field (TU-01). */
const clearMilliseconds = 100;

/** Searches the tutorials on each keystroke. The index is loaded only when the visitor enters the field (TU-01). */
@presenter
export class TutorialSearchPresenter implements Disposable {
  typed = '';
  /** Undefined if nothing is typed, before the index is loaded, and after the visitor leaves the field. */
  found: readonly FoundTutorial[] | undefined;
  state: 'closed' | 'opening' | 'open' | 'failed' = 'closed';
  /** Whether the last attempt to load the index failed. */
  wasRefused = false;
  private index: TutorialIndex | undefined;
  private isLeft = true;

  constructor(
    private readonly search: TutorialSearch,
    private readonly translations: Translations,
    private readonly navigator: Navigator,
    private readonly timer: Timer,
  ) {
    observed(this);
  }

  enter(): void {
    this.timer.dispose();
    this.isLeft = false;
    this.look();
    if (this.state === 'closed') void this.open();
  }

  type(text: string): void {
    this.typed = text.slice(0, longestSearch);
    this.enter();
  }

  leave(): void {
    this.timer.start(clearMilliseconds, this.clear);
  }

  /** @returns whether the index is now loaded */
  async open(): Promise<boolean> {
    if (this.state === 'opening' || this.state === 'open') return this.state === 'open';
    this.state = 'opening';
    this.opened(await this.search.open(this.translations.locale));
    return this.index !== undefined;
  }

  choose(slug: string): void {
    this.navigator.push(pathOf('tutorial', this.translations.locale, { slug }));
  }

  /** Chooses the best match when the visitor presses Enter without choosing. */
  chooseFirst(): void {
    const [first] = this.found ?? [];
    if (first) this.choose(first.slug);
  }

  dispose(): void {
    this.timer.dispose();
  }

  private opened(index: TutorialIndex | undefined): void {
    this.index = index;
    this.state = index ? 'open' : 'failed';
    this.wasRefused = index === undefined;
    if (!this.isLeft) this.look();
  }

  private look(): void {
    this.found = this.typed.trim() === '' ? undefined : this.index?.find(this.typed);
  }

  private clear(): void {
    this.isLeft = true;
    this.found = undefined;
  }
}
