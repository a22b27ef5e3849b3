import { Type } from '@fastify/type-provider-typebox';
import type { Previews } from '../content/Previews';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

const Drafts = Type.Object(
  {
    /** Documents by id, with the fields that an editor changed. The preview opens on the first one's page. */
    drafts: Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1 }),
        data: Type.Record(Type.String(), Type.Unknown()),
      }),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);

const PreviewLink = Type.Object({
  token: Type.String(),
  /** Where the preview button of an editor's tool leads to on the site, root-relative. */
  path: Type.String(),
});

/** An editor writes drafts and presses the preview button. */
export const previewRoutes = (api: Api, previews: Previews, rootUrl: () => string): void => {
  api.post(
    '/sandbox/content/previews',
    { schema: { body: Drafts, response: { 200: PreviewLink, ...failures() } } },
    (request) => {
      const { drafts } = request.body;
      const token = `${rootUrl()}/content/previews/${previews.open(drafts)}`;
      const documentId = drafts[0]?.id ?? '';
      return { token, path: `/preview?${new URLSearchParams({ token, documentId }).toString()}` };
    },
  );
};
