import { LoadLinkedAccounts } from '#application/linked-accounts/LoadLinkedAccounts';
import { Navigator } from '#application/navigation/Navigator';
import { localeOfState } from '#domain/linked-accounts/discordState';
import type { LinkedAccounts } from '#domain/linked-accounts/LinkedAccounts';
import { parseLinkReturn, type LinkReturn } from '#domain/linked-accounts/linkReturn';
import { localizePath } from '#domain/navigation/pagePaths';
import type { PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkReturnPresenter } from './LinkReturnPresenter';
import type { Provider } from './LinkOutcome';
import { StartLinkPresenter } from './StartLinkPresenter';
import { StoreGameTimePresenter } from './StoreGameTimePresenter';
import { UnlinkPresenter } from './UnlinkPresenter';

@presenter
export class LinkedAccountsPresenter implements PageLifecycle {
  private linkReturn: LinkReturn | undefined;
  private returnState = '';
  readonly dispose = disposerOf(this);

  constructor(
    readonly accounts: Loadable<LinkedAccounts>,
    private readonly loadLinkedAccounts: LoadLinkedAccounts,
    readonly starting: StartLinkPresenter,
    readonly returning: LinkReturnPresenter,
    readonly unlinking: UnlinkPresenter,
    readonly gameTime: StoreGameTimePresenter,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
    unlinking.accountUnlinked.on(this.remove);
  }

  async load({ query }: PageRequest): Promise<void> {
    this.linkReturn = parseLinkReturn(query);
    this.returnState = query.get('state') ?? '';
    await this.refresh();
  }

  onShow(): void {
    const { linkReturn } = this;
    const begunIn = localeOfState(this.returnState);
    if (linkReturn && begunIn && begunIn !== this.translations.locale) {
      this.navigator.load(localizePath(this.navigator.path, begunIn), 'replace');
    } else if (linkReturn) {
      // StrictMode mounts a page twice, but a code works only once.
      this.linkReturn = undefined;
      void this.finish(linkReturn);
    } else this.returning.showPendingOutcome();
  }

  async refresh(): Promise<void> {
    const accounts = await this.accounts.load(() => this.loadLinkedAccounts.execute());
    if (accounts?.store) void this.gameTime.refresh();
  }

  openUnlinkDialog(provider: Provider): void {
    this.returning.dismiss();
    this.unlinking.openDialog(provider);
  }

  private async finish(returned: LinkReturn): Promise<void> {
    const before = this.accounts.value;
    const isUnsure = await this.returning.finish(returned, before);
    await this.refresh();
    const provider: Provider = returned.kind.startsWith('discord') ? 'discord' : 'store';
    if (isUnsure && before && !before[provider] && this.accounts.value?.[provider])
      this.returning.confirm(provider);
  }

  private remove(provider: Provider): void {
    const { [provider]: _unlinked, ...others } = this.accounts.value ?? {};
    this.accounts.set(others);
    if (provider === 'store') this.gameTime.clear();
  }
}
