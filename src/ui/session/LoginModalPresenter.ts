import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { Session } from '../../application/session/Session';
import { contestAfter } from '../../domain/navigation/contest';
import { matchPath, splitPath } from '../../domain/navigation/matchPath';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';

/** The namespaces that signing in speaks from, on its page and in the dialog. */
export const loginTexts = ['login'] as const;

/**
 * Whether the sign-in dialog is open; it closes by itself once somebody is signed in, or another page is gone to. One per
 * application.
 */
@presenter
export class LoginModalPresenter {
  isOpen = false;
  /** What the form begins with. */
  email = '';

  constructor(
    private readonly translations: Translations,
    private readonly navigator: Navigator,
    session: Session,
  ) {
    makeAutoObservable<this, 'translations' | 'navigator'>(
      this,
      { translations: false, navigator: false },
      { autoBind: true },
    );
    session.onChange((state) => {
      if (state.kind === 'signed-in') this.finish();
    });
    navigator.onChange(this.close);
  }

  /** @param email that was typed on the page already */
  async open(email = ''): Promise<void> {
    await this.translations.need(loginTexts);
    this.show(email);
  }

  close(): void {
    this.isOpen = false;
  }

  /** From a contest's page to the contest (SE-11); pages for guests send on by themselves. */
  private finish(): void {
    const { isOpen } = this;
    const { path } = this.navigator;
    this.close();
    const contest = contestAfter(path);
    const isForGuests = matchPath(splitPath(path)[0]).route.access === 'guest';
    if (isOpen && !isForGuests && contest !== undefined) this.navigator.push(contest);
  }

  private show(email: string): void {
    this.email = email;
    this.isOpen = true;
  }
}
