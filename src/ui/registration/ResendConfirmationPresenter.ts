import { makeAutoObservable } from 'mobx';
import { ResendConfirmation, type ResendRejection } from '../../application/registration/ResendConfirmation';
import { Session } from '../../application/session/Session';
import { TypedEmail } from '../../application/session/TypedEmail';
import { presenter, type Disposable } from '../presenter';

export type ResendState =
  | { readonly kind: 'editing'; readonly rejection?: ResendRejection }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** Asks for the confirmation letter once more, in the popup of the sign-in form (SE-05) and on a page of its own (RS-01). */
@presenter
export class ResendConfirmationPresenter implements Disposable {
  email = '';
  state: ResendState = { kind: 'editing' };
  /** The e-mail is that of who is signed in, and stays so. */
  isOwn = false;
  private stopFollowing: () => void = () => undefined;

  constructor(
    private readonly resendConfirmation: ResendConfirmation,
    private readonly session: Session,
    private readonly typedEmail: TypedEmail,
  ) {
    makeAutoObservable<this, 'resendConfirmation' | 'session' | 'typedEmail' | 'stopFollowing'>(
      this,
      { resendConfirmation: false, session: false, typedEmail: false, stopFollowing: false },
      { autoBind: true },
    );
  }

  /** Begins anew, with an e-mail already typed. */
  begin(email: string): void {
    this.email = email;
    this.become({ kind: 'editing' });
  }

  /** On the page: with what was typed on the way there, until it is known who is here. */
  async load(): Promise<void> {
    this.begin(this.typedEmail.value);
    this.takeOwn();
    this.stopFollowing = this.session.onChange(this.takeOwn);
  }

  changeEmail(typed: string): void {
    this.email = typed;
    this.typedEmail.value = typed;
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    this.become({ kind: 'sending' });
    const sent = await this.resendConfirmation.execute(this.email);
    this.become(sent.ok ? { kind: 'sent' } : { kind: 'editing', rejection: sent.error });
  }

  dispose(): void {
    this.stopFollowing();
  }

  private takeOwn(): void {
    const own = this.session.player?.email;
    if (own === undefined && this.isOwn) this.email = '';
    this.isOwn = own !== undefined;
    if (own !== undefined) this.email = own;
  }

  private become(state: ResendState): void {
    this.state = state;
  }
}
