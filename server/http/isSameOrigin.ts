import type { FastifyRequest } from 'fastify';

/** Whether a page of this site sent the request. Also true if no header shows the origin, as outside browsers. */
export const isSameOrigin = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};
