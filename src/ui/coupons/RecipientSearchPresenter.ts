import { SearchRecipients } from '#application/coupons/SearchRecipients';
import { isSearchLongEnough, type Recipient } from '#domain/coupons/Recipient';
import type { CallFailure } from '#domain/shared/CallFailure';
import { displayNameKey } from '#domain/shared/spellings';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Delay between the last keystroke and the search, in milliseconds. */
export const searchDelayMs = 250;

/** Searches for recipients while the player types (DC-01). */
@presenter
export class RecipientSearchPresenter implements DisposablePresenter {
  query = '';
  recipient: Recipient | undefined;
  /** `undefined` until the search for the typed text has returned. */
  results: readonly Recipient[] | undefined;
  private isWaiting = false;

  constructor(
    private readonly searching: Submission<readonly Recipient[], CallFailure>,
    private readonly searchRecipients: SearchRecipients,
    private readonly timer: Timer,
  ) {
    makePresenterObservable(this);
  }

  get isSearching(): boolean {
    return this.isWaiting || this.searching.isSending;
  }

  get problem(): CallFailure | UnexpectedFailure | undefined {
    return this.searching.problem;
  }

  change(typed: string): void {
    this.reset();
    this.query = typed;
    if (!isSearchLongEnough(typed)) return;
    this.isWaiting = true;
    this.timer.start(searchDelayMs, () => void this.search());
  }

  choose(recipient: Recipient): void {
    this.reset();
    this.query = recipient.displayName;
    this.recipient = recipient;
  }

  /** Selects a recipient when the field loses focus, if the entered text is their full name. */
  onBlur(): void {
    const wanted = displayNameKey(this.query);
    const named = this.results?.find(({ displayName }) => displayNameKey(displayName) === wanted);
    if (named) this.choose(named);
  }

  clear(): void {
    this.reset();
    this.query = '';
  }

  /** Searches for recipients and cancels any earlier search, whose result is then ignored. */
  async search(): Promise<void> {
    this.isWaiting = false;
    this.searching.dispose();
    const found = await this.searching.run(() => this.searchRecipients.execute(this.query));
    if (found?.ok) this.results = found.value;
  }

  dispose(): void {
    this.timer.dispose();
    this.isWaiting = false;
    this.searching.dispose();
  }

  private reset(): void {
    this.dispose();
    this.searching.reset();
    this.recipient = undefined;
    this.results = undefined;
  }
}
