import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deltaFileName } from '#hydration/buildOutput';
import { dictionaryHeaders, varyWithDictionary, forEver } from '../http/staticFiles';
import { availableDictionary, deltaEncoding, availableDictionaryName, acceptsDeltas } from './Dictionary';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Sends a file as a delta against the browser's earlier version; returns undefined if there is no such delta. */
export type SendFileDelta = (
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

/** Deltas that `npm run deltas` has created next to the scripts and styles of a build. */
export const fileDeltas = async (siteFolder: string): Promise<SendFileDelta> => {
  const folder = join(siteFolder, 'assets');
  const files = await readdir(folder).catch(() => []);
  const deltas = new Set(files.filter((file) => file.endsWith(`.${deltaEncoding}`)));
  const send = async (name: string, path: string, reply: FastifyReply): Promise<FastifyReply> => {
    const body = await readFile(join(folder, name));
    return reply
      .headers({
        'cache-control': forEver,
        'content-encoding': deltaEncoding,
        vary: varyWithDictionary,
        ...dictionaryHeaders(path),
      })
      .type(contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .send(body);
  };
  return (path, { headers }, reply) => {
    if (deltas.size === 0 || !path.startsWith('/assets/')) return undefined;
    // Range requests and revalidations get the regular encoding.
    if (headers.range !== undefined || headers['if-none-match'] !== undefined) return undefined;
    const dictionary = availableDictionaryName(headers[availableDictionary]?.toString());
    if (dictionary === undefined || !acceptsDeltas(headers)) return undefined;
    const name = deltaFileName(basename(path), dictionary);
    return deltas.has(name) ? send(name, path, reply) : undefined;
  };
};
