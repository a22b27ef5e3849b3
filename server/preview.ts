import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serializeCookie } from '#hydration/serializeCookie';
import type { Pages } from './pages/Pages';

/** Cookie name that Prismic's tools use. The application reads the cookie and removes it when the preview ends. */
const previewCookie = 'io.prismic.preview';

/** Whether the request belongs to a preview. Responses to such requests must not be cached. */
export const isPreviewing = ({ headers: { cookie } }: FastifyRequest): boolean =>
  cookie?.split(/;\s*/).some((pair) => pair.startsWith(`${previewCookie}=`)) ?? false;

/**
 * Adds GET /preview?token=…&documentId=…, which the content service's preview links open (CT-03). Stores the preview
 * token in a cookie and redirects to the document's page. Rejects previews that the content service does not confirm.
 */
export const addPreviewRoute = (app: FastifyInstance, pages: Pages, https: boolean): void => {
  const { openPreview } = pages;
  if (!openPreview) return;
  app.get('/preview', async (request, reply) => {
    const { token, documentId } = request.query as Readonly<Record<string, unknown>>;
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    if (typeof token !== 'string' || typeof documentId !== 'string') {
      return reply.code(400).send('A preview link has a token and a documentId.\n');
    }
    const opening = await openPreview({ token, documentId });
    switch (opening.kind) {
      case 'foreign':
        return reply
          .code(400)
          .send('This is not a current preview of the content repository of this site.\n');
      case 'unreachable':
        return reply.code(502).send('The content service does not answer. Try again in a moment.\n');
      case 'opened':
        return reply
          .header('set-cookie', serializeCookie(previewCookie, token, { secure: https }))
          .redirect(opening.path, 302);
    }
  });
};
