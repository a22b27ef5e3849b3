import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A name with the hash of its content in it never changes what it stands for. */
const hashedName = /[\\/]assets[\\/].*\.[0-9a-f]{12}\.[a-z0-9.]+$/;
const hasEncodedForms = /\.(?:js|css|svg|json|webmanifest|txt|xml)(?:\.br|\.gz)?$/;

const forEver = 'public, max-age=31536000, immutable';

/** A picture or film that was drawn again shows after a day at the latest, and without anybody waiting for it. */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Source maps and the encoded forms themselves lie in the folder, but are not addresses of the site. */
const internal = /\.(?:map|br|gz)$/;

/** Gives replies `sendFile`, with the brotli or gzip form of a file where the build made one. */
export const addStaticFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !internal.test(path),
    setHeaders: (response, file) => {
      const path = file.split(sep).join('/');
      response.setHeader('cache-control', hashedName.test(path) ? forEver : forADay);
      if (hasEncodedForms.test(path)) response.setHeader('vary', 'accept-encoding');
    },
  });
};
