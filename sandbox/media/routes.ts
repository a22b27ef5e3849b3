import { Type } from '@fastify/type-provider-typebox';
import mediaFiles from '#samples/mediaFiles.json';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';

const Paths = Type.Array(Type.String({ minLength: 1 }));

const MediaLists = Type.Object({
  screenshots: Paths,
  videos: Paths,
  wallpapers: Paths,
  conceptart: Paths,
  documents: Paths,
  pinned: Paths,
});

/** Route that lists the files in `public/assets/media` and the documents of the build. */
export const mediaRoutes = (api: Api): void => {
  api.get(
    '/api/assets/media',
    { schema: { response: { 200: MediaLists, ...failures(503) } } },
    () => mediaFiles,
  );
};
