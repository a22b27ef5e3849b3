import { Type } from '@fastify/type-provider-typebox';
import type { Sandbox } from '../context';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { LanguageQuery, countEmailRequest } from '../platform/emailRequests';
import { requirePassword } from '../security/currentPassword';
import { editProfile, readEdit } from './editProfile';
import { confirmEmailChange, withdrawEmailChange } from './emailChange';
import { findEmailChangeKey } from './emailChangeKeys';
import { findPlayer, isSignedOut, requirePlayer } from './players';
import { EmailChangeKey, ProfileOperations, UndoneEmailChange } from './schema';
import { undoEmailChange } from './undoEmailChange';
import { OtherPlayer, otherPlayer, unknownUserError } from './otherPlayer';
import { User, userOf } from './user';

/** @param rootUrl root URL of the site, for links in emails */
export const profileRoutes = (api: Api, sandbox: Sandbox, rootUrl: () => string): void => {
  const { db, clock, limits, accessTokens } = sandbox;

  api.get(
    '/api/users/:id',
    {
      schema: {
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Type.Union([User, OtherPlayer]), ...failures(401, 404) },
      },
    },
    async (request) => {
      const { playerId, issuedAt } = await accessTokens.verifyBearer(request);
      const player = await findPlayer(db, playerId);
      if (!player) throw unknownUserError();
      if (isSignedOut(player, issuedAt)) {
        throw new ApiError(401, ErrorCode.accessToken, 'This session was ended.');
      }
      const { id } = request.params;
      return id === playerId ? userOf(player, clock.now()) : otherPlayer(db, id);
    },
  );

  api.patch(
    '/api/users/me/edit-profile',
    {
      schema: {
        querystring: LanguageQuery,
        headers: Type.Object({ 'if-match': Type.Optional(Type.String()) }),
        body: ProfileOperations,
        response: { 200: User, ...failures(401, 409, 412) },
      },
    },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const { changes, currentPassword } = readEdit(request.body);
      await requirePassword(sandbox, player, currentPassword);
      const email = changes.find(({ field }) => field === 'email')?.value;
      if (email !== undefined) countEmailRequest(limits, { ip: request.ip, body: { email } });
      const version = request.headers['if-match']?.replace(/^"|"$/g, '');
      const language = request.query.lang ?? player.language;
      const edited = await editProfile(sandbox, player.id, changes, version, {
        language,
        rootUrl: rootUrl(),
      });
      return userOf(edited, clock.now());
    },
  );

  api.post(
    '/api/users/me/update-email',
    {
      schema: {
        querystring: LanguageQuery,
        body: EmailChangeKey,
        response: { 204: Type.Null(), ...failures(401, 403, 404, 409, 410) },
      },
    },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      const release = limits.consume('wrongKeysPerAddress', request.ip);
      const language = request.query.lang ?? player.language;
      await confirmEmailChange(sandbox, player.id, request.body.key, { language, rootUrl: rootUrl() });
      release();
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/api/users/me/pending-email',
    { schema: { response: { 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const player = await requirePlayer(db, await accessTokens.verifyBearer(request));
      await withdrawEmailChange(sandbox, player.id);
      return reply.code(204).send(null);
    },
  );

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
      return undone;
    },
  );
};
