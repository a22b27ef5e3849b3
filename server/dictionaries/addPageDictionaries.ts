import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#domain/language/Locale';
import { negotiateEncoding } from '../http/encodings';
import type { Pages } from '../pages/Pages';
import { forEver } from '../http/staticFiles';
import { dictionaryFolder, type PageDictionary } from './PageDictionaries';

/** Browsers use the dictionary with the longest matching pattern, so each language gets its own dictionary. */
const matchOf = ({ locale }: PageDictionary): string =>
  locale === 'en-us' ? '/*' : `/${languageOf(locale)}*`;

const send = (dictionary: PageDictionary, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { file } = dictionary;
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .headers({
      'cache-control': forEver,
      vary: 'accept-encoding',
      'use-as-dictionary': `match="${matchOf(dictionary)}", match-dest=("document")`,
    })
    .type(file.contentType)
    .send(file.bodies[encoding]);
};

/** Serves the dictionaries that pages name in `Link`. */
export const addPageDictionaries = (app: FastifyInstance, { dictionaries }: Pages): void => {
  if (!dictionaries) return;
  app.get(`${dictionaryFolder}/:name`, (request, reply) => {
    const dictionary = dictionaries.atPath(request.url);
    if (dictionary) return send(dictionary, request, reply);
    reply.callNotFound();
    return undefined;
  });
};
