import type { FastifyRequest } from 'fastify';

/** Links in answers are absolute, as Prismic's are. */
export interface Addresses {
  /** The address of the API: ends in `/api/v2`. */
  readonly baseUrl: string;
  /** The address of the request on another page of its results. */
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
