import type { FastifyRequest } from 'fastify';

/** Path of the URL, without the query and not decoded. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';
