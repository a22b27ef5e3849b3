import { Navigator } from '#application/navigation/Navigator';
import { ReturnPaths } from '#application/navigation/ReturnPaths';
import { signupSource } from '#domain/navigation/contest';
import { splitPath } from '#domain/navigation/pagePaths';
import { productsPathCode } from '#domain/registration/SignupLink';
import { makePresenterObservable, presenter, type ViewLifecycle } from '../presenter';

/** The query parameters that the links in the login form pass on. */
@presenter
export class LoginLinksPresenter implements ViewLifecycle {
  /** Source of the visit, which is passed to the sign-up; empty if unknown. */
  source = '';
  /** The game-time code with which the visitor was sent to the login; empty if there is none. */
  code = '';

  constructor(
    private readonly navigator: Navigator,
    private readonly returnPaths: ReturnPaths,
  ) {
    makePresenterObservable(this);
  }

  /** Reads the query once the view is shown, because all queries share one server-rendered page. */
  onShow(): void {
    const [, rest] = splitPath(this.navigator.path);
    const query = new URLSearchParams(rest.replace(/#.*/s, ''));
    this.source = signupSource(this.navigator.path);
    this.code = query.get('code') ?? productsPathCode(this.returnPaths.current ?? '') ?? '';
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
