import { Navigator } from '../../application/navigation/Navigator';
import { ReturnPaths } from '../../application/navigation/ReturnPaths';
import { sourceOf } from '../../domain/navigation/contest';
import { splitPath } from '../../domain/navigation/matchPath';
import { codeWanted } from '../../domain/registration/SignupLink';
import { observed, presenter, type ViewLife } from '../presenter';

/** The query that links from the login form pass on. */
@presenter
export class LoginLinksPresenter implements ViewLife {
  /** Where the visitor comes from, for sign-up; empty when that is unknown. */
  source = '';
  /** A game-time code that led to the login; empty when there is none. */
  code = '';

  constructor(
    private readonly navigator: Navigator,
    private readonly returnPaths: ReturnPaths,
  ) {
    observed(this);
  }

  /** Reads the query once the view is shown: the page from the server is the same for every query. */
  shown(): () => void {
    const [, rest] = splitPath(this.navigator.path);
    const query = new URLSearchParams(rest.replace(/#.*/s, ''));
    this.source = sourceOf(this.navigator.path);
    this.code = query.get('code') ?? codeWanted(this.returnPaths.wanted ?? '') ?? '';
    return () => undefined;
  }

  /** To sign-up, with what led here. */
  withQuery(path: string): string {
    const query = new URLSearchParams({
      ...(this.source && { source: this.source }),
      ...(this.code && { code: this.code }),
    }).toString();
    return query === '' ? path : `${path}?${query}`;
  }
}
