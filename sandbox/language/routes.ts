import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import type { Api } from '../platform/http';
import { LanguageCode } from '../profile/schema';
import { playerApiOf } from '../session/playerApi';

export const languageRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  playerApi.put(
    '/api/users/me/update-language',
    { querystring: Type.Object({ lang: LanguageCode }) },
    async (player, { query }) => {
      await sandbox.db
        .updateTable('players')
        .set({ language: query.lang })
        .where('id', '=', player.id)
        .execute();
    },
  );
};
