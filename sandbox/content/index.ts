import type { FastifyPluginAsync } from 'fastify';
import { addressesOf } from './addresses';
import { BadQuery } from './BadQuery';
import { createSnapshot, masterLanguage } from './ContentSnapshot';
import { Previews } from './Previews';
import { folderState, readFolder } from './readFolder';
import { repositoryResponse } from './repositoryResponse';
import { searchResponse } from './searchResponse';
import { searchParameters } from './searchParameters';
import { unknownRef } from './unknownRef';

export interface ContentServiceOptions {
  /** Folder with the documents; see content/README.md. */
  readonly folder: string;
  /** Whether requests for the refs reload a changed folder, so that edits appear without a restart. */
  readonly reload?: boolean;
  /** If set, requests without this `access_token` are rejected, as in a private repository. */
  readonly accessToken?: string;
  /** Open previews, whose drafts are served in addition to the folder's drafts. */
  readonly previews?: Previews;
}

/**
 * Content service with the REST API of Prismic (v2): GET /api/v2 and GET /api/v2/documents/search under its prefix.
 * It is read-only; editors change the files in the folder.
 */
export const contentService =
  ({
    folder,
    reload = false,
    accessToken,
    previews = new Previews(),
  }: ContentServiceOptions): FastifyPluginAsync =>
  async (app) => {
    const retiredRefs = new Set<string>();
    // Computed before reading the folder, so that a change while reading causes a reload.
    let state = folderState(folder);
    let current = createSnapshot(await readFolder(folder));

    const readAgain = async (): Promise<void> => {
      const stateNow = folderState(folder);
      if (stateNow === state) return;
      const next = createSnapshot(await readFolder(folder));
      state = stateNow;
      retiredRefs.add(current.masterRef);
      retiredRefs.delete(next.masterRef);
      current = next;
    };

    app.addHook('onRequest', async (request, reply) => {
      reply.header('access-control-allow-origin', '*');
      if (request.method === 'OPTIONS' || accessToken === undefined) return;
      const given = (request.query as Readonly<Record<string, unknown>>).access_token;
      if (given === accessToken) return;
      await reply.code(401).send({ type: 'api_security_error', message: 'The access token is not valid.' });
    });

    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof BadQuery)) throw error;
      return reply.code(400).send({ type: 'parsing-error', message: error.message, pos: error.position });
    });

    app.options('/*', (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, OPTIONS',
          'access-control-allow-headers': '*',
          'access-control-max-age': '86400',
        })
        .send(),
    );

    app.get('/api/v2', async (request, reply) => {
      if (reload) await readAgain();
      return reply
        .header('cache-control', 'no-cache')
        .send(repositoryResponse(current, addressesOf(request).baseUrl));
    });

    app.get('/api/v2/documents/search', async (request, reply) => {
      const parameters = searchParameters(request.query, masterLanguage);
      const documents = current.documentsOf(parameters.ref) ?? previews.documentsOf(parameters.ref, current);
      if (!documents) {
        const [status, body] = unknownRef(parameters.ref, retiredRefs, current);
        return reply.code(status).send(body);
      }
      const published = parameters.ref === current.masterRef;
      return reply
        .header('cache-control', published ? 'public, max-age=30' : 'no-store')
        .send(searchResponse(documents, parameters, addressesOf(request)));
    });
  };
