import { generalRefusals } from '#domain/shared/generalRefusals';
import { isUuid } from '#domain/shared/patterns';
import { blueprintFile } from '../blueprints/archive';
import { requireExportable } from '../blueprints/blueprints';
import type { Sandbox } from '../context';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import { sendParted } from '../platform/partedFile';
import { pictureZip } from '../uploads/zip';
import { findDownload } from './downloads';
import { DownloadOfPath } from './schema';

/** Serves the addresses of requested files. The browser opens them itself, without a bearer token. */
export const downloadRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db } = sandbox;

  api.get('/api/downloads/:id', { schema: { params: DownloadOfPath } }, async (request, reply) => {
    const { id } = request.params;
    const download = isUuid(id) ? await findDownload(sandbox, id) : undefined;
    if (!download) throw refusal(generalRefusals, 'not-found', 'The address is unknown or has expired.');
    const { player_id: playerId, blueprint_id: blueprintId, picture_ids: pictureIds } = download;
    const file =
      blueprintId === null
        ? await pictureZip(db, playerId, pictureIds)
        : blueprintFile(await requireExportable(db, playerId, blueprintId));
    return sendParted(request, reply, file);
  });
};
