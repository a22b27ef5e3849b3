import { Navigator } from '../../application/navigation/Navigator';
import { ReturnPaths } from '../../application/navigation/ReturnPaths';
import { sourceOf } from '../../domain/navigation/contest';
import { splitPath } from '../../domain/navigation/matchPath';
import { codeWanted } from '../../domain/registration/SignupLink';
import { observed, presenter, type ViewLife } from '../presenter';

/** The query parameters that links of the login form pass on. */
@presenter
export class LoginLinksPresenter implements ViewLife {
  /** Source of the visit, for sign-up; empty if unknown. */
  source = '';
  /** A game-time code that led to the login; empty if there is none. */
  code = '';

  constructor(
    private readonly navigator: Navigator,
    private readonly returnPaths: ReturnPaths,
  ) {
    observed(this);
  }

  /** Reads the query once the view is shown: the server-rendered page is the same for every query. */
  shown(): () => void {
    const [, rest] = splitPath(this.navigator.path);
    const query = new URLSearchParams(rest.replace(/#.*/s, ''));
    this.source = sourceOf(this.navigator.path);
    this.code = query.get('code') ?? codeWanted(this.returnPaths.wanted ?? '') ?? '';
    return () => undefined;
  }

  /** Adds the source and the code to the path of the sign-up page. */
  withQuery(path: string): string {
    const query = new URLSearchParams({
      ...(this.source && { source: this.source }),
      ...(this.code && { code: this.code }),
    }).toString();
    return query === '' ? path : `${path}?${query}`;
  }
}
