import { makePresenterObservable, presenter } from '../presenter';

/** The introduction video: nothing is loaded until the visitor opens it. */
@presenter
export class RecruitVideoPresenter {
  state: 'closed' | 'open' | 'failed' = 'closed';

  constructor() {
    makePresenterObservable(this);
  }

  open(): void {
    this.state = 'open';
  }

  close(): void {
    this.state = 'closed';
  }

  /** Called when the browser can't play any of its files. */
  fail(): void {
    if (this.state === 'open') this.state = 'failed';
  }
}
