import { LinkDiscord } from '#application/linked-accounts/LinkDiscord';
import { LinkStore } from '#application/linked-accounts/LinkStore';
import { Navigator } from '#application/navigation/Navigator';
import type { LinkedAccounts } from '#domain/linked-accounts/LinkedAccounts';
import type { LinkReturn } from '#domain/linked-accounts/linkReturn';
import { pathOf } from '#domain/navigation/pagePaths';
import { succeed } from '#domain/shared/Result';
import { Translations } from '../content/Translations';
import { Submission } from '../forms/Submission';
import { Timer } from '../forms/Timer';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { PendingLinkOutcome, type LinkOutcome, type LinkProblem, type Provider } from './LinkOutcome';

const redirectMilliseconds = 4000;

/** Completes the link when a player returns from the provider's page (LK-01, LK-02). */
@presenter
export class LinkReturnPresenter implements DisposablePresenter {
  outcome: LinkOutcome | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    private readonly linking: Submission<void, LinkProblem>,
    private readonly linkDiscord: LinkDiscord,
    private readonly linkStore: LinkStore,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
    private readonly redirect: Timer,
    private readonly pending: PendingLinkOutcome,
  ) {
    makePresenterObservable(this);
  }

  get isLinking(): boolean {
    return this.linking.isSending;
  }

  /** Shows the outcome that the previous page stored before it redirected here. */
  showPendingOutcome(): void {
    this.outcome = this.pending.take();
  }

  /**
   * @param before the accounts that are already linked
   * @returns true if the outcome must be looked up, because the response was lost and the account may be linked
   */
  async finish(returned: LinkReturn, before: LinkedAccounts = {}): Promise<boolean> {
    switch (returned.kind) {
      case 'discord-error':
        return this.settle(
          returned.error === 'access_denied'
            ? { kind: 'canceled', provider: 'discord' }
            : { kind: 'said', ...(returned.error && { error: returned.error }) },
        );
      case 'store-canceled':
        return this.settle({ kind: 'canceled', provider: 'store' });
      case 'discord-code':
        return this.link('discord', before, () => this.linkDiscord.execute(returned.code, returned.state));
      case 'store-assertion':
        return this.link('store', before, () =>
          this.linkStore.execute(returned.assertion, this.translations.locale),
        );
    }
  }

  /** Shows that the account is linked after all. */
  confirm(provider: Provider): void {
    this.settle({ kind: 'linked', provider });
  }

  dismiss(): void {
    this.outcome = undefined;
  }

  private async link(
    provider: Provider,
    before: LinkedAccounts,
    send: () => Promise<Awaited<ReturnType<LinkDiscord['execute'] | LinkStore['execute']>>>,
  ): Promise<boolean> {
    const linked = await this.linking.run(async () => {
      const result = await send();
      return result.ok ? succeed(undefined) : result;
    });
    if (linked?.ok) return this.settle({ kind: 'linked', provider });
    const { problem } = this.linking;
    if (!problem) return false;
    if (problem.kind === 'begun-anew') return this.settle({ kind: 'begun-anew' });
    const isUsed = problem.kind === 'state-used' || problem.kind === 'authorization-refused';
    if (isUsed && before[provider]) return this.settle({ kind: 'already', provider });
    this.settle({ kind: 'failed', provider, problem });
    return true;
  }

  private settle(outcome: LinkOutcome): false {
    this.outcome = outcome;
    this.redirect.start(redirectMilliseconds, () => {
      const { outcome: shown } = this;
      if (shown && shown.kind !== 'linked' && shown.kind !== 'already') this.pending.store(shown);
      this.navigator.replace(pathOf('linked', this.translations.locale));
    });
    return false;
  }
}
