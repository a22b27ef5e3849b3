import { routeAt, pathOf, withQueryAndHash, splitPath, type PageMatch } from '#domain/navigation/pagePaths';
import { signupRedirect } from '#domain/registration/SignupLink';
import type { RouteId } from '#domain/navigation/routes';
import { notFoundPath } from '#domain/navigation/notFoundPath';
import { Configuration } from '../configuration/Configuration';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { BuiltPages } from './BuiltPages';
import { ResolvePathAfterSignIn } from './ResolvePathAfterSignIn';
import { ReturnPaths } from './ReturnPaths';

export type PageResolution =
  | { readonly kind: 'show'; readonly match: PageMatch; readonly query: URLSearchParams }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page requires sign-in, but the session could not be verified. */
  | { readonly kind: 'unreachable'; readonly match: PageMatch };

/** Resolves a path to a page or a redirect (SH-02 to SH-04). */
@useCase
export class ResolvePage {
  constructor(
    private readonly session: Session,
    private readonly configuration: Configuration,
    private readonly returnPaths: ReturnPaths,
    private readonly pages: BuiltPages,
    private readonly pathAfterSignIn: ResolvePathAfterSignIn,
  ) {}

  execute(path: string): PageResolution {
    const [pathname, rest] = splitPath(path);
    const match = routeAt(pathname);
    if (match.isUnknown || !this.pages.has(match.route.id)) {
      return { kind: 'redirect', to: withQueryAndHash(notFoundPath(match.locale), rest) };
    }
    if (match.redirect !== undefined) return { kind: 'redirect', to: match.redirect + rest };

    const signedIn = this.session.player !== undefined;
    const detour = signupRedirect(match, rest, signedIn);
    if (detour !== undefined) return { kind: 'redirect', to: detour };
    if (match.route.access === 'guest' && signedIn) {
      return { kind: 'redirect', to: this.pathAfterSignIn.execute(path, match.locale) };
    }
    if (match.route.access === 'player' && !signedIn) {
      if (this.session.state.kind === 'unreachable') return { kind: 'unreachable', match };
      this.returnPaths.save(path);
      return { kind: 'redirect', to: pathOf(this.guestPage(), match.locale) };
    }
    return { kind: 'show', match, query: queryOf(rest) };
  }

  /** Returns the page at the path; undefined if the page would not be shown or would redirect. */
  resolveForPrefetch(
    path: string,
  ): { readonly match: PageMatch; readonly query: URLSearchParams } | undefined {
    const [pathname, rest] = splitPath(path);
    const match = routeAt(pathname);
    const signedIn = this.session.player !== undefined;
    const isOpen = match.route.access === 'public' || signedIn === (match.route.access === 'player');
    const isElsewhere = match.redirect !== undefined || signupRedirect(match, rest, signedIn) !== undefined;
    if (isElsewhere || !this.pages.has(match.route.id) || !isOpen) return undefined;
    return { match, query: queryOf(rest) };
  }

  private guestPage(): RouteId {
    const wanted = this.configuration.current.guestRedirect;
    return this.pages.has(wanted) ? wanted : 'login';
  }
}

/** @param rest query and hash */
const queryOf = (rest: string): URLSearchParams => new URLSearchParams(rest.replace(/#.*/s, ''));
