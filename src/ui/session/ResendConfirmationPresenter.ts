import { makeAutoObservable } from 'mobx';
import { ResendConfirmation, type ResendRejection } from '../../application/registration/ResendConfirmation';
import { presenter } from '../presenter';

export type ResendState =
  | { readonly kind: 'editing'; readonly rejection?: ResendRejection }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** Asks for the confirmation letter once more (SE-05). */
@presenter
export class ResendConfirmationPresenter {
  email = '';
  state: ResendState = { kind: 'editing' };

  constructor(private readonly resendConfirmation: ResendConfirmation) {
    makeAutoObservable<this, 'resendConfirmation'>(this, { resendConfirmation: false }, { autoBind: true });
  }

  /** Begins anew, with an e-mail already typed. */
  begin(email: string): void {
    this.email = email;
    this.become({ kind: 'editing' });
  }

  changeEmail(typed: string): void {
    this.email = typed;
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    this.become({ kind: 'sending' });
    const sent = await this.resendConfirmation.execute(this.email);
    this.become(sent.ok ? { kind: 'sent' } : { kind: 'editing', rejection: sent.error });
  }

  private become(state: ResendState): void {
    this.state = state;
  }
}
