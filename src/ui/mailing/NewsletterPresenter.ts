import { makeAutoObservable } from 'mobx';
import type { SignUpRejection } from '../../application/mailing/Newsletter';
import { SignUpForNewsletter } from '../../application/mailing/SignUpForNewsletter';
import { Drafts, type Draft } from '../../application/session/Drafts';
import { Clock } from '../../application/shared/Clock';
import { presenter, type Disposable } from '../presenter';

export type NewsletterState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly rejection: { readonly kind: 'email-required' } | SignUpRejection };

const messageMilliseconds = 3000;
const form = 'newsletter';

/** Signs up for the newsletter; how it went is said for three seconds (NL-01). What was typed stays until it served. */
@presenter
export class NewsletterPresenter implements Disposable {
  typed = '';
  state: NewsletterState = { kind: 'editing' };
  private readonly left = new AbortController();
  private callOff: () => void = () => undefined;
  private readonly unfollow: () => void;

  constructor(
    private readonly signUpForNewsletter: SignUpForNewsletter,
    private readonly drafts: Drafts,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'signUpForNewsletter' | 'drafts' | 'clock' | 'left' | 'callOff' | 'unfollow'>(
      this,
      {
        signUpForNewsletter: false,
        drafts: false,
        clock: false,
        left: false,
        callOff: false,
        unfollow: false,
      },
      { autoBind: true },
    );
    this.unfollow = drafts.follow(form, this.restore);
  }

  change(typed: string): void {
    this.typed = typed;
    this.drafts.keep(form, { email: typed });
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
    this.unfollow();
  }

  /** What stands in the field already is newer. */
  private restore({ email = '' }: Draft): void {
    if (this.typed === '') this.typed = email;
  }

  private become(state: NewsletterState): void {
    this.state = state;
  }
}
