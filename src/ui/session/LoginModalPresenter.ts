import { makeAutoObservable } from 'mobx';
import { Session } from '../../application/session/Session';
import { presenter } from '../presenter';

/** Whether the sign-in dialog is open; it closes by itself once somebody is signed in. One per application. */
@presenter
export class LoginModalPresenter {
  isOpen = false;

  constructor(session: Session) {
    makeAutoObservable(this, {}, { autoBind: true });
    session.onChange((state) => {
      if (state.kind === 'signed-in') this.close();
    });
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
