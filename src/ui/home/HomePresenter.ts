import { observed, presenter } from '../presenter';

/** Whether the intro film is open over the page (HO-01). */
@presenter
export class HomePresenter {
  isIntroOpen = false;

  constructor() {
    observed(this);
  }

  openIntro(): void {
    this.isIntroOpen = true;
  }

  closeIntro(): void {
    this.isIntroOpen = false;
  }
}
