import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { ActivateAccount } from '#application/registration/ActivateAccount';
import type { DeadKey } from '#application/registration/Activations';
import { StoredGameTimeCode } from '#application/registration/StoredGameTimeCode';
import type { CookiesBlocked } from '#application/session/Session';
import { pathOf } from '#domain/navigation/pagePaths';
import { productsPathWith } from '#domain/registration/SignupLink';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const redirectDelayMilliseconds = 1000;

/** The page linked in a confirmation email: activates the account and signs the player in (AV-01). */
@presenter
export class ActivationPresenter implements PageLifecycle {
  private key = '';
  private isFromContest = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, DeadKey | CallFailure | CookiesBlocked>,
    private readonly activateAccount: ActivateAccount,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
    private readonly redirectDelay: Timer,
    private readonly redirectNotice: RedirectNoticePresenter,
    private readonly storedCode: StoredGameTimeCode,
  ) {
    makePresenterObservable(this);
  }

  /** A failure that can be retried. A key that does not work redirects instead. */
  get failure(): CallFailure | CookiesBlocked | UnexpectedFailure | undefined {
    const { problem } = this.sending;
    return problem?.kind === 'dead-key' ? undefined : problem;
  }

  async load({ params, query }: PageRequest): Promise<void> {
    this.key = params.activationKey ?? '';
    this.isFromContest = query.get('source') === 'contest';
  }

  /** Sends the key only when the page is shown, because it works only once. */
  onShow(): void {
    void this.submit();
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    const activated = await this.sending.run(() => this.activateAccount.execute(this.key));
    if (activated?.ok) this.redirectDelay.start(redirectDelayMilliseconds, this.redirect);
    else if (activated?.error.kind === 'dead-key')
      this.redirectNotice.redirect('home', 'activation-key-dead');
  }

  private redirect(): void {
    const { locale } = this.pageLanguage;
    const next = this.isFromContest
      ? pathOf('contest', locale)
      : productsPathWith(this.storedCode.take(), locale);
    this.navigator.load(next, 'replace');
  }
}
