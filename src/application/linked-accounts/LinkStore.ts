import type { Locale } from '#domain/language/Locale';
import type { StoreAccount } from '#domain/linked-accounts/LinkedAccounts';
import { pathOf } from '#domain/navigation/pagePaths';
import type { Result } from '#domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import type { LinkRejection } from './LinkRejection';
import { StoreAccounts } from './StoreAccounts';

/**
 * Links a store account (LK-02). The server validates the assertion and checks that this player started the sign-in.
 */
@useCase
export class LinkStore {
  constructor(
    private readonly store: StoreAccounts,
    private readonly navigator: Navigator,
    private readonly session: Session,
  ) {}

  /** @param locale locale of the page to which the store redirected */
  async execute(assertion: string, locale: Locale): Promise<Result<StoreAccount, LinkRejection>> {
    const returnUrl = this.navigator.origin + pathOf('linked', locale);
    const linked = await this.store.link(returnUrl, assertion);
    if (linked.ok) await this.session.reloadPlayer();
    return linked;
  }
}
