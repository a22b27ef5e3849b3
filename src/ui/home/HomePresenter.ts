import { makePresenterObservable, presenter } from '../presenter';

@presenter
export class HomePresenter {
  isIntroOpen = false;

  constructor() {
    makePresenterObservable(this);
  }

  openIntro(): void {
    this.isIntroOpen = true;
  }

  closeIntro(): void {
    this.isIntroOpen = false;
  }
}
