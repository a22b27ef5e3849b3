import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The content of a file with a hash in its name never changes. */
const hashedName = /[\\/]assets[\\/].*\.[0-9a-f]{12}\.[a-z0-9.]+$/;
const hasEncodedForms = /\.(?:js|css|svg|json|webmanifest|txt|xml)(?:\.br|\.gz)?$/;

const forEver = 'public, max-age=31536000, immutable';

/** A changed picture or film is visible after a day at the latest, and nobody waits for the revalidation. */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Source maps, encoded files and the template of the pages are in the folder but are not served by their names. */
const internal = /\.(?:map|br|gz|html)$/;

/** Adds `sendFile` to replies; it sends the brotli or gzip version of a file if the build made one. */
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
