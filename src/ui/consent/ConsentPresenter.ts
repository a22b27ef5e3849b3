import { makeAutoObservable } from 'mobx';
import { Consent } from '../../application/consent/Consent';
import { PrivacySignals } from '../../application/consent/PrivacySignals';
import { Clock } from '../../application/shared/Clock';
import {
  agreedToAll,
  choiceOf,
  choose,
  declinedAll,
  isDecided,
  optionalCategories,
  withdrawn,
  type ConsentChoice,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '../../domain/consent/ConsentChoices';
import { presenter } from '../presenter';

/**
 * `asking`: the popup of the first visit; `detailing`: the form with a choice for each category; `saved`: what has come
 * of the form, with the categories that are not agreed to any more.
 */
export type ConsentState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'detailing'; readonly draft: ConsentChoices }
  | { readonly kind: 'saved'; readonly withdrawn: readonly OptionalCategory[] };

/** How long a saved choice is confirmed, in milliseconds; what a withdrawal has done stays until it is closed. */
const confirmation = 4000;

/** The visitor's choices about cookies, and the popup that asks for them; one per application. */
@presenter
export class ConsentPresenter {
  state: ConsentState = { kind: 'closed' };
  choices: ConsentChoices;
  /** Whether it is known by now if the visitor has to be asked. */
  isSettled = false;
  private callOff: () => void = () => undefined;

  constructor(
    private readonly consent: Consent,
    private readonly signals: PrivacySignals,
    private readonly clock: Clock,
  ) {
    this.choices = consent.choices;
    makeAutoObservable<this, 'consent' | 'signals' | 'clock' | 'callOff'>(
      this,
      { consent: false, signals: false, clock: false, callOff: false, isPrivacyControlOn: false },
      { autoBind: true },
    );
    consent.onChange(this.follow);
  }

  /** Whether the browser asks for its user that nothing be shared (D-17). */
  get isPrivacyControlOn(): boolean {
    return this.signals.isGlobalPrivacyControlOn;
  }

  /** Social cookies are what embedded videos and posts need (CC-05). */
  get agreesToSocial(): boolean {
    return choiceOf(this.choices, 'social') === 'agree';
  }

  /** Settles what is open, asking if the visitor has to be asked (CC-03). */
  async start(): Promise<void> {
    const hasToAsk = await this.consent.resolve();
    if (hasToAsk && this.state.kind === 'closed') this.become({ kind: 'asking' });
    this.settle();
  }

  /** Opens the form; from the popup, the footer and the notice of an embed (CC-04). */
  showDetails(): void {
    this.become({ kind: 'detailing', draft: this.consent.choices });
  }

  /** What the form says of a category; unknown until the visitor has decided. */
  choiceIn(category: ConsentCategory): ConsentChoice {
    return this.state.kind === 'detailing' ? choiceOf(this.state.draft, category) : 'unknown';
  }

  isChecked(category: ConsentCategory): boolean {
    return this.choiceIn(category) === 'agree';
  }

  toggle(category: OptionalCategory): void {
    this.edit((draft) => choose(draft, category, draft[category] === 'agree' ? 'decline' : 'agree'));
  }

  selectAll(): void {
    this.edit(() => agreedToAll);
  }

  deselectAll(): void {
    this.edit(() => declinedAll);
  }

  /** Keeps what is checked; what was left open counts as declined, since the visitor has seen it. */
  save(): void {
    if (this.state.kind !== 'detailing') return;
    const { draft } = this.state;
    const before = this.consent.choices;
    const choices = optionalCategories.reduce<ConsentChoices>(
      (decided, category) => choose(decided, category, draft[category] === 'agree' ? 'agree' : 'decline'),
      draft,
    );
    this.consent.decide(choices);
    this.confirm(withdrawn(before, choices));
  }

  agreeToAll(): void {
    this.consent.agreeToAll();
    this.close();
  }

  declineAll(): void {
    this.consent.declineAll();
    this.close();
  }

  agreeToSocial(): void {
    this.consent.decide(choose(this.consent.choices, 'social', 'agree'));
    this.close();
  }

  /** Closes the form without keeping it; who has not decided yet is still asked. */
  async cancel(): Promise<void> {
    this.close();
    await this.start();
  }

  close(): void {
    this.become({ kind: 'closed' });
  }

  private settle(): void {
    this.isSettled = true;
  }

  private edit(change: (draft: ConsentChoices) => ConsentChoices): void {
    if (this.state.kind === 'detailing') this.become({ kind: 'detailing', draft: change(this.state.draft) });
  }

  private follow(choices: ConsentChoices): void {
    this.choices = choices;
    if (this.state.kind === 'asking' && isDecided(choices)) this.close();
  }

  private confirm(categories: readonly OptionalCategory[]): void {
    this.become({ kind: 'saved', withdrawn: categories });
    if (categories.length === 0) this.callOff = this.clock.after(confirmation, this.close);
  }

  private become(state: ConsentState): void {
    this.callOff();
    this.state = state;
  }
}
