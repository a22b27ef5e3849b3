import { Configuration } from '#application/configuration/Configuration';
import { RequestStatusNotice } from '#application/server-status/RequestStatusNotice';
import { Drafts } from '#application/session/Drafts';
import type { SignUpProblem } from '#application/mailing/SignUpForNewsletter';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

/** Requests an email when the game is up again. */
@presenter
export class StatusNoticePresenter implements DisposablePresenter {
  readonly form: Form<{ email: string }>;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, SignUpProblem>,
    private readonly requestStatusNotice: RequestStatusNotice,
    private readonly configuration: Configuration,
    drafts: Drafts,
  ) {
    this.form = new Form({ email: '' }, { drafts, name: 'status-notice', fields: ['email'] });
    makePresenterObservable(this, 'isOffered');
  }

  /** Whether the back end sends such emails. */
  get isOffered(): boolean {
    return this.configuration.has('status-notices');
  }

  onShow(): () => void {
    return this.form.followDraft();
  }

  change(typed: string): void {
    this.form.change('email', typed);
    this.sending.reset();
  }

  async submit(): Promise<void> {
    const requested = await this.sending.run(() => this.requestStatusNotice.execute(this.form.values.email));
    if (requested?.ok) this.form.clear();
  }
}
