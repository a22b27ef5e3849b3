import { makeAutoObservable } from 'mobx';
import { Consent } from '../../application/consent/Consent';
import { PrivacySignals } from '../../application/consent/PrivacySignals';
import {
  agreedToAll,
  choiceOf,
  choose,
  declinedAll,
  isDecided,
  optionalCategories,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '../../domain/consent/ConsentChoices';
import { presenter } from '../presenter';

/** `asking`: the popup of the first visit; `detailing`: the form with a choice for each category. */
export type ConsentState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'detailing'; readonly draft: ConsentChoices };

/** The visitor's choices about cookies, and the popup that asks for them; one per application. */
@presenter
export class ConsentPresenter {
  state: ConsentState = { kind: 'closed' };
  choices: ConsentChoices;

  constructor(
    private readonly consent: Consent,
    private readonly signals: PrivacySignals,
  ) {
    this.choices = consent.choices;
    makeAutoObservable<this, 'consent' | 'signals'>(
      this,
      { consent: false, signals: false, isPrivacyControlOn: false },
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
  }

  /** Opens the form; from the popup, the footer and the notice of an embed (CC-04). */
  showDetails(): void {
    this.become({ kind: 'detailing', draft: this.consent.choices });
  }

  isChecked(category: ConsentCategory): boolean {
    return this.state.kind === 'detailing' && choiceOf(this.state.draft, category) === 'agree';
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
    this.close();
    this.consent.decide(
      optionalCategories.reduce<ConsentChoices>(
        (choices, category) => choose(choices, category, draft[category] === 'agree' ? 'agree' : 'decline'),
        draft,
      ),
    );
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

  private edit(change: (draft: ConsentChoices) => ConsentChoices): void {
    if (this.state.kind === 'detailing') this.become({ kind: 'detailing', draft: change(this.state.draft) });
  }

  private follow(choices: ConsentChoices): void {
    this.choices = choices;
    if (this.state.kind === 'asking' && isDecided(choices)) this.close();
  }

  private close(): void {
    this.become({ kind: 'closed' });
  }

  private become(state: ConsentState): void {
    this.state = state;
  }
}
