import type { DeadKey } from '#application/registration/Activations';
import { StopPasswordReset } from '#application/registration/StopPasswordReset';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkAccountPresenter } from './LinkAccountPresenter';

/** The page linked in the email about a reset that waits: the owner stops it without signing in. */
@presenter
export class StopResetPresenter implements PageLifecycle {
  private key = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, DeadKey | CallFailure>,
    readonly link: LinkAccountPresenter,
    private readonly stopPasswordReset: StopPasswordReset,
  ) {
    makePresenterObservable(this);
  }

  async load({ params }: PageRequest): Promise<void> {
    this.key = params.key ?? '';
  }

  onShow(): void {
    void this.link.load('stop-reset', this.key);
  }

  /** Runs only when the button is clicked, because email scanners open links. */
  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    await this.sending.run(() => this.stopPasswordReset.executeByKey(this.key));
  }
}
