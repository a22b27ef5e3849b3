import { observed, presenter } from '../presenter';

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
