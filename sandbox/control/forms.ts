import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

const valueOf = (text: string): string | number | boolean => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

/** Accepts the HTML forms of the index page. Their fields are parsed like a JSON body. */
export const acceptForms = (api: FastifyInstance): void => {
  api.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))].filter(([, text]) => text !== '');
    done(null, Object.fromEntries(fields.map(([name, text]) => [name, valueOf(text)])));
  });
};

/** Redirects form submissions to the index page. Returns false for other requests, which the caller responds to. */
export const redirectForm = (request: FastifyRequest, reply: FastifyReply): boolean => {
  if (!request.headers['content-type']?.startsWith(formType)) return false;
  void reply.redirect('/sandbox', 303);
  return true;
};
