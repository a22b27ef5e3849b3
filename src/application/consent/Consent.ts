import {
  agreedToAll,
  choiceOf,
  declinedAll,
  withdrawn,
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

  constructor(
    private readonly store: ConsentStore,
    private readonly countries: Countries,
    private readonly signals: PrivacySignals,
  ) {}

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

  /** Settles what is not decided yet. @returns whether the visitor has to be asked (CC-03) */
  async resolve(): Promise<boolean> {
    const resolution = resolveConsent(
      this.choices,
      await this.countries.current(),
      this.signals.isGlobalPrivacyControlOn,
    );
    if (resolution.kind === 'agreed') this.decide(resolution.choices);
    return resolution.kind === 'ask';
  }

  agreeToAll(): void {
    this.decide(agreedToAll);
  }

  declineAll(): void {
    this.decide(declinedAll);
  }

  /** Keeps the choices; cookies of categories that were withdrawn are cleared. */
  decide(choices: ConsentChoices): void {
    const before = this.choices;
    this.store.write(choices);
    this.store.clearCookiesOf(withdrawn(before, choices));
    [...this.listeners].forEach((listener) => listener(choices));
  }
}
