import {
  agreedToAll,
  choiceOf,
  declinedAll,
  optionalCategories,
  withdrawn,
  writeChoices,
  type ConsentCategory,
  type ConsentChoices,
} from '../../domain/consent/ConsentChoices';
import { resolveConsent } from '../../domain/consent/resolveConsent';
import { useCase } from '../useCase';
import { ConsentStore } from './ConsentStore';
import { Countries } from './Countries';
import { PrivacySignals } from './PrivacySignals';

/** What the visitor agreed to, in this tab; one instance per application. */
@useCase
export class Consent {
  private readonly listeners = new Set<(choices: ConsentChoices) => void>();
  private known: ConsentChoices;

  constructor(
    private readonly store: ConsentStore,
    private readonly countries: Countries,
    private readonly signals: PrivacySignals,
  ) {
    this.known = store.read();
    store.onReturn(() => this.catchUp());
  }

  get choices(): ConsentChoices {
    return this.store.read();
  }

  agreesTo(category: ConsentCategory): boolean {
    return choiceOf(this.choices, category) === 'agree';
  }

  /** @returns a function that stops listening */
  onChange(listener: (choices: ConsentChoices) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Runs `task` once, as soon as a category is agreed to.
   *
   * @returns a function that calls it off
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

  /**
   * Settles what is not decided yet; cookies of a choice that has run out are cleared.
   *
   * @returns whether the visitor has to be asked (CC-03)
   */
  async resolve(): Promise<boolean> {
    this.store.clearCookiesOf(optionalCategories.filter((category) => !this.agreesTo(category)));
    const country = await this.countries.current();
    const resolution = resolveConsent(this.choices, country, this.signals.isGlobalPrivacyControlOn);
    if (resolution.kind === 'agreed') this.decide(resolution.choices);
    return resolution.kind === 'ask';
  }

  agreeToAll(): void {
    this.decide(agreedToAll);
  }

  declineAll(): void {
    this.decide(declinedAll);
  }

  /** Keeps the choices; what they forbid is told to stop, then the cookies of withdrawn categories are cleared. */
  decide(choices: ConsentChoices): void {
    const before = this.choices;
    this.store.write(choices);
    this.tell(choices);
    this.store.clearCookiesOf(withdrawn(before, choices));
  }

  /** The visitor may have decided in another tab. */
  private catchUp(): void {
    const { choices } = this;
    if (writeChoices(choices) !== writeChoices(this.known)) this.tell(choices);
  }

  private tell(choices: ConsentChoices): void {
    this.known = choices;
    [...this.listeners].forEach((listener) => listener(choices));
  }
}
