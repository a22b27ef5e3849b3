import { makePresenterObservable, presenter } from '../presenter';

/** State of the introduction video. Nothing is loaded until the visitor opens it. */
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

  /** Called if the browser can't play any of the video's files. */
  fail(): void {
    if (this.state === 'open') this.state = 'failed';
  }
}
