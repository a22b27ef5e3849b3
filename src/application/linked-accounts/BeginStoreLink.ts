import type { Locale } from '#domain/language/Locale';
import { safeNavigationUrl } from '#domain/navigation/safeNavigationUrl';
import { pathOf } from '#domain/navigation/pagePaths';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { Navigator } from '../navigation/Navigator';
import { useCase } from '../useCase';
import { StoreAccounts } from './StoreAccounts';

@useCase
export class BeginStoreLink {
  constructor(
    private readonly store: StoreAccounts,
    private readonly navigator: Navigator,
  ) {}

  /** @returns URL of the store's page, which redirects the visitor back to the linked accounts page */
  async execute(locale: Locale): Promise<Result<URL, CallFailure>> {
    const login = await this.store.findLoginUrl(this.navigator.origin + pathOf('linked', locale));
    if (!login.ok) return login;
    const page = safeNavigationUrl(login.value, this.navigator.origin);
    return page ? succeed(page) : fail({ kind: 'malformed' });
  }
}
