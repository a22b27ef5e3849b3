import { Consent } from '#application/consent/Consent';
import { ResolveConsent } from '#application/consent/ResolveConsent';
import { PrivacySignals } from '#application/consent/PrivacySignals';
import { Clock } from '#application/shared/Clock';
import {
  agreedToAll,
  choiceOf,
  choose,
  declinedAll,
  declineUndecided,
  isDecided,
  type ConsentChoice,
  type ConsentCategory,
  type ConsentChoices,
  type OptionalCategory,
} from '#domain/consent/ConsentChoices';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export type ConsentState =
  /** Not determined yet. The early script may already show the bar. */
  | { readonly kind: 'unresolved' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'detailing'; readonly draft: ConsentChoices; readonly isFromBar: boolean }
  | { readonly kind: 'saved'; readonly withdrawn: readonly OptionalCategory[] };

/** How long a saved choice is confirmed, in milliseconds. After a withdrawal, the message is shown until closed. */
const confirmationMilliseconds = 4000;

@sharedPresenter
export class ConsentPresenter {
  state: ConsentState = { kind: 'unresolved' };
  choices: ConsentChoices;
  isResolved = false;
  private cancelConfirmation: () => void = () => undefined;

  constructor(
    private readonly consent: Consent,
    private readonly resolveConsent: ResolveConsent,
    private readonly signals: PrivacySignals,
    private readonly clock: Clock,
  ) {
    this.choices = consent.choices;
    makePresenterObservable(this, 'isPrivacyControlOn');
    consent.onChange(this.onConsentChange);
  }

  /** Whether Global Privacy Control is on (D-17). */
  get isPrivacyControlOn(): boolean {
    return this.signals.isGlobalPrivacyControlOn;
  }

  get agreesToSocial(): boolean {
    return choiceOf(this.choices, 'social') === 'agree';
  }

  /** Resolves undecided categories and asks for consent where that is required (CC-03). Can be called again. */
  async start(): Promise<void> {
    const hasToAsk = await this.resolveConsent.execute();
    // The visitor may have answered in the meantime.
    if (hasToAsk && !isDecided(this.choices) && this.isIdle) this.setState({ kind: 'asking' });
    else if (this.state.kind === 'unresolved') this.close();
    this.isResolved = true;
  }

  showDetails(): void {
    this.setState({
      kind: 'detailing',
      draft: this.consent.choices,
      isFromBar: this.state.kind === 'asking',
    });
  }

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

  save(): void {
    if (this.state.kind !== 'detailing') return;
    this.confirm(this.consent.decide(declineUndecided(this.state.draft)));
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

  async cancel(): Promise<void> {
    const { state } = this;
    // Set before any `await`, so that the bar is already visible when the focus returns to it.
    if (state.kind === 'detailing' && state.isFromBar && !isDecided(this.choices))
      return this.setState({ kind: 'asking' });
    this.close();
    await this.start();
  }

  close(): void {
    this.setState({ kind: 'closed' });
  }

  private get isIdle(): boolean {
    return this.state.kind === 'unresolved' || this.state.kind === 'closed';
  }

  private edit(change: (draft: ConsentChoices) => ConsentChoices): void {
    if (this.state.kind === 'detailing') this.setState({ ...this.state, draft: change(this.state.draft) });
  }

  private onConsentChange(choices: ConsentChoices): void {
    this.choices = choices;
    if (this.state.kind === 'asking' && isDecided(choices)) this.close();
  }

  private confirm(categories: readonly OptionalCategory[]): void {
    this.setState({ kind: 'saved', withdrawn: categories });
    if (categories.length === 0)
      this.cancelConfirmation = this.clock.schedule(confirmationMilliseconds, this.close);
  }

  private setState(state: ConsentState): void {
    this.cancelConfirmation();
    this.state = state;
  }
}
