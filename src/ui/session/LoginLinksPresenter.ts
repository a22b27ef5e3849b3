import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { splitPath } from '../../domain/navigation/matchPath';
import { presenter } from '../presenter';

/** What the ways out of the login form take along. */
@presenter
export class LoginLinksPresenter {
  /** Where the visitor comes from, as sign-up wants to know it; empty when nobody said. */
  source = '';

  constructor(private readonly navigator: Navigator) {
    makeAutoObservable<this, 'navigator'>(this, { navigator: false }, { autoBind: true });
  }

  /** To be called once the page stands: the one from the server is the same whatever the query is. */
  settle(): void {
    const [, rest] = splitPath(this.navigator.path);
    this.source = new URLSearchParams(rest.replace(/#.*/s, '')).get('source') ?? '';
  }

  from(path: string): string {
    return this.source === '' ? path : `${path}?${new URLSearchParams({ source: this.source }).toString()}`;
  }
}
