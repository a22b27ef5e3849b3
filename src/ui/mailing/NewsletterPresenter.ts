import { makeAutoObservable } from 'mobx';
import type { SignUpRejection } from '../../application/mailing/Newsletter';
import { SignUpForNewsletter } from '../../application/mailing/SignUpForNewsletter';
import { Clock } from '../../application/shared/Clock';
import { presenter, type Disposable } from '../presenter';

export type NewsletterState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly rejection: { readonly kind: 'email-required' } | SignUpRejection };

const messageMilliseconds = 3000;

/** Signs up for the newsletter; how it went is said for three seconds (NL-01). What was typed stays until it served. */
@presenter
export class NewsletterPresenter implements Disposable {
  typed = '';
  state: NewsletterState = { kind: 'editing' };
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;

  constructor(
    private readonly signUpForNewsletter: SignUpForNewsletter,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'signUpForNewsletter' | 'clock' | 'left' | 'callOff'>(
      this,
      { signUpForNewsletter: false, clock: false, left: false, callOff: false },
      { autoBind: true },
    );
  }

  change(typed: string): void {
    this.typed = typed;
  }

  async submit(): Promise<void> {
    if (this.state.kind === 'sending') return;
    this.callOff();
    this.become({ kind: 'sending' });
    const signedUp = await this.signUpForNewsletter.execute(this.typed);
    if (this.left.signal.aborted) return;
    if (signedUp.ok) this.change('');
    this.become(signedUp.ok ? { kind: 'done' } : { kind: 'failed', rejection: signedUp.error });
    this.callOff = this.clock.after(messageMilliseconds, () => this.become({ kind: 'editing' }));
  }

  dispose(): void {
    this.left.abort();
    this.callOff();
  }

  private become(state: NewsletterState): void {
    this.state = state;
  }
}
