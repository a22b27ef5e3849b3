import { LoadLinkedAccounts } from '#application/linked-accounts/LoadLinkedAccounts';
import { Navigator } from '#application/navigation/Navigator';
import { localeOfState } from '#domain/linked-accounts/discordState';
import type { LinkedAccounts } from '#domain/linked-accounts/LinkedAccounts';
import { parseLinkReturn, type LinkReturn } from '#domain/linked-accounts/linkReturn';
import { localizePath } from '#domain/navigation/matchPath';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { Submission, type UnexpectedFailure } from '../forms/Submission';
import { makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { LinkReturnPresenter } from './LinkReturnPresenter';
import type { Provider } from './LinkOutcome';
import { StartLinkPresenter } from './StartLinkPresenter';
import { StoreGameTimePresenter } from './StoreGameTimePresenter';
import { UnlinkPresenter } from './UnlinkPresenter';

export type AccountsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'listed'; readonly accounts: LinkedAccounts }
  | { readonly kind: 'failed'; readonly failure: CallFailure | UnexpectedFailure };

@presenter
export class LinkedAccountsPresenter implements PageLifecycle {
  private accounts: LinkedAccounts | undefined;
  private linkReturn: LinkReturn | undefined;
  private returnState = '';

  constructor(
    private readonly listing: Submission<LinkedAccounts, CallFailure>,
    private readonly loadLinkedAccounts: LoadLinkedAccounts,
    readonly starting: StartLinkPresenter,
    readonly returning: LinkReturnPresenter,
    readonly unlinking: UnlinkPresenter,
    readonly gameTime: StoreGameTimePresenter,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
    unlinking.onUnlinked((provider) => this.remove(provider));
  }

  async load({ query }: PageRequest): Promise<void> {
    this.linkReturn = parseLinkReturn(query);
    this.returnState = query.get('state') ?? '';
    await this.refresh();
  }

  onShow(): () => void {
    const { linkReturn } = this;
    const begunIn = localeOfState(this.returnState);
    if (linkReturn && begunIn && begunIn !== this.translations.locale) {
      this.navigator.load(localizePath(this.navigator.path, begunIn), 'replace');
    } else if (linkReturn) {
      // StrictMode mounts a page twice, but a code works only once.
      this.linkReturn = undefined;
      void this.finish(linkReturn);
    } else this.returning.showPendingOutcome();
    return () => undefined;
  }

  /** State of the list. A loaded list stays visible when a later request fails. */
  get state(): AccountsState {
    if (this.accounts) return { kind: 'listed', accounts: this.accounts };
    const { problem } = this.listing;
    return problem ? { kind: 'failed', failure: problem } : { kind: 'loading' };
  }

  async refresh(): Promise<void> {
    this.listing.dispose();
    const listed = await this.listing.run(() => this.loadLinkedAccounts.execute());
    if (!listed?.ok) return;
    this.show(listed.value);
    if (listed.value.store) void this.gameTime.refresh();
  }

  openUnlinkDialog(provider: Provider): void {
    this.returning.dismiss();
    this.unlinking.openDialog(provider);
  }

  dispose(): void {
    this.listing.dispose();
    this.starting.dispose();
    this.returning.dispose();
    this.unlinking.dispose();
    this.gameTime.dispose();
  }

  private async finish(returned: LinkReturn): Promise<void> {
    const before = this.accounts;
    const isUnsure = await this.returning.finish(returned, before);
    await this.refresh();
    const provider: Provider = returned.kind.startsWith('discord') ? 'discord' : 'store';
    if (isUnsure && before && !before[provider] && this.accounts?.[provider])
      this.returning.confirm(provider);
  }

  private remove(provider: Provider): void {
    const { [provider]: _unlinked, ...others } = this.accounts ?? {};
    this.show(others);
    if (provider === 'store') this.gameTime.clear();
  }

  private show(accounts: LinkedAccounts): void {
    this.accounts = accounts;
  }
}
