import { makeAutoObservable } from 'mobx';
import { Session } from '../../application/session/Session';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';

/** The namespaces that signing in speaks from, on its page and in the dialog. */
export const loginTexts = ['login'];

/** Whether the sign-in dialog is open; it closes by itself once somebody is signed in. One per application. */
@presenter
export class LoginModalPresenter {
  isOpen = false;

  constructor(
    private readonly translations: Translations,
    session: Session,
  ) {
    makeAutoObservable<this, 'translations'>(this, { translations: false }, { autoBind: true });
    session.onChange((state) => {
      if (state.kind === 'signed-in') this.close();
    });
  }

  async open(): Promise<void> {
    await this.translations.need(loginTexts);
    this.show();
  }

  close(): void {
    this.isOpen = false;
  }

  private show(): void {
    this.isOpen = true;
  }
}
