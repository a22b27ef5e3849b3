import { FindLinkOwner } from '#application/registration/FindLinkOwner';
import type { LinkProblem } from '#application/registration/LinkOwners';
import { Navigator } from '#application/navigation/Navigator';
import { PageLanguage } from '#application/language/PageLanguage';
import { Session } from '#application/session/Session';
import { pathOf } from '#domain/navigation/pagePaths';
import { isLinkOf, type LinkKind, type LinkOwner } from '#domain/registration/LinkOwner';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';
import { SessionPresenter } from '../session/SessionPresenter';

/** Account that an emailed link belongs to, and the signed-in player if that is another one. */
@presenter
export class LinkAccountPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    private readonly found: Loadable<LinkOwner | undefined, LinkProblem>,
    private readonly findLinkOwner: FindLinkOwner,
    private readonly signedIn: SessionPresenter,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
  ) {
    makePresenterObservable(this);
  }

  /** Undefined until it is loaded, and if it could not be looked up. */
  get owner(): LinkOwner | undefined {
    return this.found.value;
  }

  get ownerName(): string | undefined {
    return this.owner?.displayName ?? this.owner?.email;
  }

  /** Display name of the signed-in player, if the link belongs to another account. */
  get otherPlayer(): string | undefined {
    const { player } = this.signedIn;
    return this.owner && player && !isLinkOf(this.owner, player) ? player.displayName : undefined;
  }

  /** @returns why the key cannot be used; undefined if it is valid or could not be checked */
  async load(kind: LinkKind, key: string): Promise<LinkProblem['kind'] | undefined> {
    await this.found.load(() => this.findLinkOwner.execute(kind, key));
    const { problem } = this.found;
    return problem?.kind === 'unexpected' ? undefined : problem?.kind;
  }

  /** Signs the other player out and opens the login. */
  changePlayer(): void {
    this.session.end();
    this.navigator.push(pathOf('login', this.page.locale));
  }
}
