import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { ActivateAccount } from '#application/registration/ActivateAccount';
import { ActivationMarks } from '#application/registration/ActivationMarks';
import type { DeadKey } from '#application/registration/Activations';
import type { LinkProblem } from '#application/registration/LinkOwners';
import { StoredGameTimeCode } from '#application/registration/StoredGameTimeCode';
import type { CookiesBlocked } from '#application/session/Session';
import { pathOf } from '#domain/navigation/pagePaths';
import { productsPathWith } from '#domain/registration/SignupLink';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkAccountPresenter } from './LinkAccountPresenter';
import { RedirectNoticePresenter } from './RedirectNoticePresenter';

const redirectDelayMilliseconds = 1000;

/** The page linked in a confirmation email: activates the account and signs the player in (AV-01). */
@presenter
export class ActivationPresenter implements PageLifecycle {
  private key = '';
  private isFromContest = false;
  /** Whether the page asks for a click before it activates the account, because mail scanners open links. */
  isAsking = false;
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<void, DeadKey | CallFailure | CookiesBlocked>,
    readonly link: LinkAccountPresenter,
    private readonly activateAccount: ActivateAccount,
    private readonly marks: ActivationMarks,
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

  onShow(): void {
    if (!this.isAsking && !this.sending.isSettled) void this.open();
  }

  /** Activates the account without a click only in the browser that registered it. */
  private async open(): Promise<void> {
    if (!this.marks.wasActivatedHere(this.key)) {
      const problem = await this.link.load('activation', this.key);
      if (problem) return this.redirectHome(problem);
      if (!this.marks.allowsActivation(this.link.owner)) {
        this.isAsking = true;
        return;
      }
    }
    await this.submit();
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    this.isAsking = false;
    const activated = await this.sending.run(() => this.activateAccount.execute(this.key));
    if (activated?.ok) this.redirectDelay.start(redirectDelayMilliseconds, this.redirect);
    else if (activated?.error.kind === 'dead-key') this.redirectHome('unknown-key');
  }

  private redirectHome(problem: LinkProblem['kind']): void {
    this.redirectNotice.redirect(
      'home',
      problem === 'used-key' ? 'activation-key-used' : 'activation-key-dead',
    );
  }

  private redirect(): void {
    const { locale } = this.pageLanguage;
    const next = this.isFromContest
      ? pathOf('contest', locale)
      : productsPathWith(this.storedCode.take(), locale);
    this.navigator.load(next, 'replace');
  }
}
