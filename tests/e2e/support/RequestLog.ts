import type { BrowserContext, Request } from '@playwright/test';
import { consentCookie, deviceCookie } from '#domain/consent/storedItems';
import { cookieRenewalPath } from '#hydration/protocol';
import { everyPath } from '../../unit/support/sitePaths';
import { siteOrigin } from './origins';

/** Requests that public pages send identically for every visitor, with or without consent. */
const everybodysCalls = /^\/(api\/products\/location|configuration|content\/)/;
const everybodysFiles = /^\/(page-state|dictionaries)\//;
/** Public pages, one of which is prerendered. */
const publicPages = new Set(everyPath.filter(({ as }) => as === undefined).map(({ path }) => path));

const nameOf = (request: Request): string => {
  const { origin, pathname } = new URL(request.url());
  return `${request.method()} ${origin === siteOrigin ? '' : origin}${pathname}`;
};

/** All requests of the browser during a test. */
export class RequestLog {
  private readonly requests: Request[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.requests.push(request));
  }

  get count(): number {
    return this.requests.length;
  }

  /** Optional requests: to other origins and to the sandbox's mock services, and for the code that sends them. */
  get reportingRequests(): readonly string[] {
    return this.requests
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

  /** Requests sent by scripts, except those that every visitor's page sends. */
  get trackingRequests(): readonly string[] {
    return this.requests
      .filter((request) => ['fetch', 'xhr', 'ping', 'beacon', 'other'].includes(request.resourceType()))
      .filter((request) => request.method() !== 'GET' || !isPublic(request))
      .filter((request) => !isRenewal(request))
      .map(nameOf);
  }
}

/** Whether the request has the web server renew a required cookie: the consent or the device. */
const isRenewal = (request: Request): boolean =>
  request.url() === siteOrigin + cookieRenewalPath &&
  [consentCookie, deviceCookie].some(
    ({ name }) => (request.postDataJSON() as { readonly name: string }).name === name,
  );

const isPublic = (request: Request): boolean => {
  const { origin, pathname, search } = new URL(request.url());
  if (origin !== siteOrigin) return false;
  if (everybodysCalls.test(pathname) || /\.\w+$/.test(pathname)) return true;
  return search === '' && (everybodysFiles.test(pathname) || publicPages.has(pathname));
};
