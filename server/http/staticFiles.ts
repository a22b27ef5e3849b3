import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The content of a file with a hash in its name never changes. */
const hashedName = /[\\/]assets[\\/].*\.[0-9a-f]{12}\.[a-z0-9.]+$/;
const hasEncodedForms = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;
const encodedForm = /\.(?:br|gz)$/;

export const forEver = 'public, max-age=31536000, immutable';

/** Matches scripts and styles, and captures the name without the hash. */
const versioned = /[\\/]assets[\\/]([\w.~-]+)\.[0-9a-f]{12}\.(js|css)$/;

/** Lets browsers use a script or style sheet as the dictionary for its next version (RFC 9842). */
export const dictionaryHeaders = (path: string): Readonly<Record<string, string>> => {
  const [, name, extension] = versioned.exec(path) ?? [];
  return name && extension ? { 'use-as-dictionary': `match="/assets/${name}.*.${extension}"` } : {};
};

export const varyWithDictionary = 'accept-encoding, available-dictionary';

/** Fresh for a day. For a week after that, the stale copy is served while a fresh one is fetched. */
const forADay = 'public, max-age=86400, stale-while-revalidate=604800';

/** Source maps, encoded files, deltas and the page template are in the folder but are not served by name. */
const internal = /\.(?:map|br|gz|dcz|html)$/;

/** Adds `sendFile` to replies. It sends the Brotli or gzip version of a file if the build contains one. */
export const addStaticFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !internal.test(path),
    setHeaders: (response, file) => {
      const path = file.split(sep).join('/').replace(encodedForm, '');
      response.setHeader('cache-control', hashedName.test(path) ? forEver : forADay);
      if (hasEncodedForms.test(path)) response.setHeader('vary', 'accept-encoding');
      if (!versioned.test(path)) return;
      response.setHeader('vary', varyWithDictionary);
      for (const [name, value] of Object.entries(dictionaryHeaders(path))) response.setHeader(name, value);
    },
  });
};
