import type { FastifyRequest } from 'fastify';

/** Base URLs for the links in responses. The links are absolute, as in Prismic. */
export interface Addresses {
  /** URL of the API; ends in `/api/v2`. */
  readonly baseUrl: string;
  /** Returns the URL of the same request for another page of results. */
  readonly pageUrl: (page: number) => string;
}

const apiPath = '/api/v2';

export const addressesOf = (request: FastifyRequest): Addresses => {
  const requested = new URL(request.originalUrl, `${request.protocol}://${request.host}`);
  const mountPath = requested.pathname.slice(0, requested.pathname.indexOf(apiPath));
  return {
    baseUrl: `${requested.origin}${mountPath}${apiPath}`,
    pageUrl: (page) => {
      const url = new URL(requested);
      url.searchParams.set('page', String(page));
      return url.href;
    },
  };
};
