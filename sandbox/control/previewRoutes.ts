import { Type } from '@fastify/type-provider-typebox';
import type { Previews } from '../content/Previews';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

const Drafts = Type.Object(
  {
    /** Changed fields by document id. The preview opens the page of the first document. */
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
  /** Path on the site that an editor's preview button links to. */
  path: Type.String(),
});

const FolderPreview = Type.Object({ token: Type.String() });

/** Routes that open previews as an editor would, with the folder's drafts or with the drafts in the request. */
export const previewRoutes = (api: Api, previews: Previews, rootUrl: () => string): void => {
  const tokenOf = (name: string): string => `${rootUrl()}/content/previews/${name}`;

  api.get(
    '/sandbox/content/previews',
    { schema: { response: { 200: FolderPreview, ...failures() } } },
    () => ({ token: tokenOf(previews.folderPreviewName) }),
  );

  api.post(
    '/sandbox/content/previews',
    { schema: { body: Drafts, response: { 200: PreviewLink, ...failures() } } },
    (request) => {
      const { drafts } = request.body;
      const token = tokenOf(previews.open(drafts));
      const documentId = drafts[0]?.id ?? '';
      return { token, path: `/preview?${new URLSearchParams({ token, documentId }).toString()}` };
    },
  );
};
