import { Navigator } from '../../application/navigation/Navigator';
import { splitPath } from '../../domain/navigation/matchPath';
import { observed, presenter, type ViewLife } from '../presenter';

/** The query that links from the login form pass on. */
@presenter
export class LoginLinksPresenter implements ViewLife {
  /** The `source` of the present address, for sign-up; empty when there is none. */
  source = '';

  constructor(private readonly navigator: Navigator) {
    observed(this);
  }

  /** Reads the query once the view is shown: the page from the server is the same for every query. */
  shown(): () => void {
    const [, rest] = splitPath(this.navigator.path);
    this.source = new URLSearchParams(rest.replace(/#.*/s, '')).get('source') ?? '';
    return () => undefined;
  }

  withSource(path: string): string {
    return this.source === '' ? path : `${path}?${new URLSearchParams({ source: this.source }).toString()}`;
  }
}
