import { Registrations, type UnknownKey } from '#application/registration/Registrations';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { UnexpectedFailure } from '../forms/Submission';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** State of the lookup of the activation key in the link. */
export type InvitationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'looking-up' }
  | { readonly kind: 'found' }
  | { readonly kind: 'failed'; readonly failure: UnknownKey | CallFailure | UnexpectedFailure };

/** The activation key in the link, which was emailed to a buyer, and the lookup of its email (RG-03). */
@presenter
export class InvitationPresenter implements DisposablePresenter {
  key: string | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    private readonly email: Loadable<string, UnknownKey | CallFailure>,
    private readonly registrations: Registrations,
  ) {
    makePresenterObservable(this);
  }

  get state(): InvitationState {
    if (this.key === undefined) return { kind: 'none' };
    const { value, problem } = this.email;
    if (problem) return { kind: 'failed', failure: problem };
    return { kind: value === undefined ? 'looking-up' : 'found' };
  }

  get isStarted(): boolean {
    return this.email.state.kind !== 'idle';
  }

  begin(key: string | undefined): void {
    this.key = key;
  }

  /** Returns the email that the key was sent to. May be called again after a failure. */
  async lookUp(): Promise<string | undefined> {
    const { key } = this;
    return key === undefined ? undefined : this.email.load(() => this.registrations.findEmail(key));
  }
}
