import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { LanguageQuery, countEmailRequest } from '../platform/emailRequests';
import { requirePassword } from '../security/currentPassword';
import { playerApiOf } from '../session/playerApi';
import { editProfile, readEdit } from './editProfile';
import { confirmEmailChange, withdrawEmailChange } from './emailChange';
import { findEmailChangeKey } from './emailChangeKeys';
import { findPlayer, requirePlayer } from './players';
import { EmailChangeKey, ProfileOperations, UndoneEmailChange } from './schema';
import { undoEmailChange } from './undoEmailChange';
import { OtherPlayer, otherPlayer, unknownUserError } from './otherPlayer';
import { User, userOf } from './user';
import { exact } from '../platform/typedText';

export const profileRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, limits, accessTokens, rootUrl } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  api.get(
    '/api/users/:id',
    {
      schema: {
        params: Type.Object({ id: exact({ maxLength: 64 }) }),
        response: { 200: Type.Union([User, OtherPlayer]), ...failures(401, 404) },
      },
    },
    async (request) => {
      const bearer = await accessTokens.verifyBearer(request);
      if (!(await findPlayer(db, bearer.playerId))) throw unknownUserError();
      const player = await requirePlayer(db, bearer);
      const { id } = request.params;
      return id === player.id ? userOf(player, clock.now()) : otherPlayer(db, id);
    },
  );

  playerApi.patch(
    '/api/users/me/edit-profile',
    {
      querystring: LanguageQuery,
      headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
      body: ProfileOperations,
      response: User,
      failures: [409, 412],
    },
    async (player, { ip, query, headers, body }) => {
      const { changes, currentPassword } = readEdit(body);
      await requirePassword(sandbox, player, currentPassword);
      const email = changes.find(({ field }) => field === 'email')?.value;
      if (email !== undefined) countEmailRequest(limits, { ip, body: { email } });
      const version = headers['if-match']?.replace(/^"|"$/g, '');
      const language = query.lang ?? player.language;
      const edited = await editProfile(sandbox, player.id, changes, version, {
        language,
        rootUrl: rootUrl(),
      });
      return userOf(edited, clock.now());
    },
  );

  playerApi.post(
    '/api/users/me/update-email',
    { querystring: LanguageQuery, body: EmailChangeKey, failures: [403, 404, 409, 410] },
    async (player, { ip, query, body }) => {
      const release = limits.consume('wrongKeysPerAddress', ip);
      const language = query.lang ?? player.language;
      await confirmEmailChange(sandbox, player.id, body.key, { language, rootUrl: rootUrl() });
      release();
    },
  );

  playerApi.delete('/api/users/me/pending-email', {}, ({ id }) => withdrawEmailChange(sandbox, id));

  api.post(
    '/api/users/undo-email/check',
    { schema: { body: EmailChangeKey, response: { 204: Type.Null(), ...failures(404, 409, 410) } } },
    async (request, reply) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      await findEmailChangeKey(db, 'undo', request.body.key, clock.now());
      release();
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/api/users/undo-email',
    {
      schema: {
        querystring: LanguageQuery,
        body: EmailChangeKey,
        response: { 200: UndoneEmailChange, ...failures(404, 409, 410) },
      },
    },
    async (request) => {
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const { lang: language } = request.query;
      const undone = await undoEmailChange(sandbox, request.body.key, {
        ...(language && { language }),
        rootUrl: rootUrl(),
      });
      release();
      return { ...undone, ended: [...undone.ended] };
    },
  );
};
