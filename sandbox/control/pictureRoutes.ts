import type { FastifyRequest } from 'fastify';
import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import { html } from '../platform/html';
import type { Api } from '../platform/http';
import { decide, pendingPictures } from '../uploads/moderation';
import { unknownPictureError } from '../uploads/pictures';
import { Decision, PictureKey } from '../uploads/schema';
import { isUuid } from '#domain/shared/patterns';
import { button, htmlType, momentOf, controlPage, pagePolicy } from './pages';

type Pending = Awaited<ReturnType<typeof pendingPictures>>;

const picturesPage = (pictures: Pending): string =>
  controlPage(
    'Pictures',
    html`<h1>Pictures to review</h1>
      <p class="lead">Uploaded pictures, oldest first. Players are notified of the decision by email.</p>
      ${
        pictures.length === 0
          ? html`<p>No pending pictures.</p>`
          : html`<ul class="emails pictures">
              ${pictures.map(
                ({ id, name, width, height, uploaded_at, email }) =>
                  html`<li>
                    <a href="/api/assets/pictures/${id}"
                      ><img src="/api/assets/pictures/${id}/thumbnail" alt="${name}" width="240"
                    /></a>
                    <p>
                      <strong>${name}</strong><br />
                      ${email}<br />
                      <span class="meta">${width} × ${height} · ${momentOf(uploaded_at)}</span>
                    </p>
                    <div class="buttons">
                      ${button(`/sandbox/pictures/${id}`, 'Approve', { decision: 'approved' })}
                      ${button(`/sandbox/pictures/${id}`, 'Reject', { decision: 'rejected' })}
                    </div>
                  </li>`,
              )}
            </ul>`
      }`,
  );

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Routes that simulate the moderation of players' pictures. */
export const pictureRoutes = (api: Api, sandbox: Sandbox): void => {
  api.get('/sandbox/pictures', async (_request, reply) =>
    reply
      .header('content-security-policy', `${pagePolicy}; img-src 'self'`)
      .type(htmlType)
      .send(picturesPage(await pendingPictures(sandbox))),
  );

  api.post(
    '/sandbox/pictures/:key',
    {
      schema: {
        params: PictureKey,
        body: Decision,
        response: { 204: Type.Null(), 303: Type.Null(), ...failures(404) },
      },
    },
    async (request, reply) => {
      const { key } = request.params;
      if (!isUuid(key)) throw unknownPictureError();
      await decide(sandbox, key, request.body.decision);
      return isForm(request) ? reply.redirect('/sandbox/pictures', 303) : reply.code(204).send(null);
    },
  );
};
