import { observed, presenter } from '../presenter';

/** The introduction film: nothing of it is loaded before it is asked for. */
@presenter
export class RecruitFilmPresenter {
  state: 'closed' | 'open' | 'failed' = 'closed';

  constructor() {
    observed(this);
  }

  open(): void {
    this.state = 'open';
  }

  close(): void {
    this.state = 'closed';
  }

  /** The browser can play none of its files. */
  fail(): void {
    if (this.state === 'open') this.state = 'failed';
  }
}
