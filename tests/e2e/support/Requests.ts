import type { BrowserContext, Request } from '@playwright/test';
import { everyPath } from '../../unit/support/sitePaths';
import { siteOrigin } from './origins';

/** What public pages ask for in the same words for everybody, consent or not. */
const everybodysCalls = /^\/(api\/products\/location|configuration|content\/)/;
const everybodysFiles = /^\/(page-state|dictionaries)\//;
/** One of them is rendered ahead. */
const publicPages = new Set(everyPath.filter(({ as }) => as === undefined).map(({ path }) => path));

const nameOf = (request: Request): string => {
  const { origin, pathname } = new URL(request.url());
  return `${request.method()} ${origin === siteOrigin ? '' : origin}${pathname}`;
};

/** Every request that a browser sends during a journey. */
export class Requests {
  private readonly sent: Request[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.sent.push(request));
  }

  get count(): number {
    return this.sent.length;
  }

  /** Those that no page needs: to other origins and to the stand-ins of the sandbox, with the code that makes them. */
  get reporting(): readonly string[] {
    return this.sent
      .filter((request) => {
        const { origin, pathname } = new URL(request.url());
        return (
          origin !== siteOrigin ||
          /^\/sandbox\/(analytics|errors)\//.test(pathname) ||
          /\/(analytics|errors)\./.test(pathname)
        );
      })
      .map(nameOf);
  }

  /** Those that scripts send, but for what every visitor's page asks for. */
  get telling(): readonly string[] {
    return this.sent
      .filter((request) => ['fetch', 'xhr', 'ping', 'beacon', 'other'].includes(request.resourceType()))
      .filter((request) => request.method() !== 'GET' || !isEverybodys(request))
      .map(nameOf);
  }
}

const isEverybodys = (request: Request): boolean => {
  const { origin, pathname, search } = new URL(request.url());
  if (origin !== siteOrigin) return false;
  if (everybodysCalls.test(pathname) || /\.\w+$/.test(pathname)) return true;
  return search === '' && (everybodysFiles.test(pathname) || publicPages.has(pathname));
};
