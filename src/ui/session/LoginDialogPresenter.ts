import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { contestReturnPath } from '#domain/navigation/contest';
import { routeAt, splitPath } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { makePresenterObservable, sharedPresenter } from '../presenter';

export const loginTexts = ['session'] as const;

/** State of the login dialog, which closes after a login and on navigation. One instance per application. */
@sharedPresenter
export class LoginDialogPresenter {
  isOpen = false;
  email = '';

  constructor(
    private readonly translations: Translations,
    private readonly navigator: Navigator,
    session: Session,
  ) {
    makePresenterObservable(this);
    session.onChange((state) => {
      if (state.kind === 'signed-in') this.finish();
    });
    navigator.onChange(this.close);
  }

  async open(email = ''): Promise<void> {
    await this.translations.ensureLoaded(loginTexts);
    this.email = email;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /**
   * Opens the contest page after a login on a page with `source=contest` (SE-11). Pages for guests redirect on their
   * own.
   */
  private finish(): void {
    const { isOpen } = this;
    const { path } = this.navigator;
    this.close();
    const contest = contestReturnPath(path);
    const isForGuests = routeAt(splitPath(path)[0]).route.access === 'guest';
    if (isOpen && !isForGuests && contest !== undefined) this.navigator.push(contest);
  }
}
