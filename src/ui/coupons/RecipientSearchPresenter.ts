import { SearchRecipients } from '../../application/coupons/SearchRecipients';
import { isSearchable, type Recipient } from '../../domain/coupons/Recipient';
import type { CallFailure } from '../../domain/shared/CallFailure';
import { Submission, type Unexpected } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { observed, presenter, type Disposable } from '../presenter';

/** Delay between the last keystroke and the search, in milliseconds. */
export const searchDelay = 250;

/** Searches for recipients while the player types (DC-01). */
@presenter
export class RecipientSearchPresenter implements Disposable {
  typed = '';
  chosen: Recipient | undefined;
  /** `undefined` until the search for the typed text has returned. */
  found: readonly Recipient[] | undefined;
  private isWaiting = false;

  constructor(
    private readonly searching: Submission<readonly Recipient[], CallFailure>,
    private readonly searchRecipients: SearchRecipients,
    private readonly timer: Timer,
  ) {
    observed(this);
  }

  get isSearching(): boolean {
    return this.isWaiting || this.searching.isSending;
  }

  get problem(): CallFailure | Unexpected | undefined {
    return this.searching.problem;
  }

  change(typed: string): void {
    this.reset();
    this.typed = typed;
    if (!isSearchable(typed)) return;
    this.isWaiting = true;
    this.timer.start(searchDelay, () => void this.search());
  }

  choose(recipient: Recipient): void {
    this.reset();
    this.typed = recipient.displayName;
    this.chosen = recipient;
  }

  /** When the field loses focus, selects the recipient whose full name was typed. */
  leave(): void {
    const wanted = this.typed.trim().toLowerCase();
    const named = this.found?.find(({ displayName }) => displayName.toLowerCase() === wanted);
    if (named) this.choose(named);
  }

  clear(): void {
    this.reset();
    this.typed = '';
  }

  /** Cancels an older search in progress: its result is ignored. */
  async search(): Promise<void> {
    this.isWaiting = false;
    this.searching.dispose();
    const found = await this.searching.run(() => this.searchRecipients.execute(this.typed));
    if (found?.ok) this.show(found.value);
  }

  dispose(): void {
    this.timer.dispose();
    this.isWaiting = false;
    this.searching.dispose();
  }

  private reset(): void {
    this.dispose();
    this.searching.reset();
    this.chosen = undefined;
    this.found = undefined;
  }

  private show(found: readonly Recipient[]): void {
    this.found = found;
  }
}
