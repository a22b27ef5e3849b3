import {
  agreedToAll,
  choiceOf,
  declinedAll,
  optionalCategories,
  withdrawnCategories,
  serializeChoices,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '#domain/consent/ConsentChoices';
import { VisitorActivity } from '../shared/VisitorActivity';
import { sharedService } from '../useCase';
import { ConsentStore } from './ConsentStore';

@sharedService
export class Consent {
  private readonly listeners = new Set<(choices: ConsentChoices) => void>();
  private lastNotified: ConsentChoices;

  constructor(
    private readonly store: ConsentStore,
    activity: VisitorActivity,
  ) {
    this.lastNotified = store.read();
    activity.onReturn(() => this.reload());
  }

  get choices(): ConsentChoices {
    return this.store.read();
  }

  agreesTo(category: ConsentCategory): boolean {
    return choiceOf(this.choices, category) === 'agree';
  }

  onChange(listener: (choices: ConsentChoices) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Runs `task` once, as soon as the visitor consents to the category.
   * @returns a function that cancels the task
   */
  onceAgreed(category: ConsentCategory, task: () => void): () => void {
    const look = (): void => {
      if (!this.agreesTo(category)) return;
      stop();
      task();
    };
    const stop = this.onChange(look);
    look();
    return stop;
  }

  /** Clears the stored items of all categories without consent. An earlier consent may have allowed them. */
  clearDisallowedItems(): void {
    this.store.clearItemsOf(optionalCategories.filter((category) => !this.agreesTo(category)));
  }

  agreeToAll(): void {
    this.decide(agreedToAll);
  }

  declineAll(): void {
    this.decide(declinedAll);
  }

  /**
   * Stores the choices and notifies the listeners, so that they stop what is no longer allowed. Then clears the stored
   * items of withdrawn categories.
   * @returns the withdrawn categories
   */
  decide(choices: ConsentChoices): readonly OptionalCategory[] {
    const gone = withdrawnCategories(this.choices, choices);
    this.store.write(choices);
    this.notify(choices);
    this.store.clearItemsOf(gone);
    return gone;
  }

  /** Notifies the listeners if the visitor changed the choices in another tab. */
  private reload(): void {
    const { choices } = this;
    if (serializeChoices(choices) !== serializeChoices(this.lastNotified)) this.notify(choices);
  }

  private notify(choices: ConsentChoices): void {
    this.lastNotified = choices;
    [...this.listeners].forEach((listener) => listener(choices));
  }
}
