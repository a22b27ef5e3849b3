import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { Nothing } from '../products/schema';
import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { requirePlayer } from '../profile/players';
import type { SecurityEvent } from '../security/securityEmail';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { signInOriginOf } from '../session/startSession';
import { beginStoreLogin } from './assertions';
import { discordLabel, linkDiscord, unlinkDiscord } from './discord';
import {
  Claimed,
  DiscordCode,
  Eligibility,
  LinkedDiscord,
  LinkedStore,
  LoginUrl,
  RefundPeriod,
  StoreAssertion,
  LoginUrlRequest,
} from './schema';
import { claimStoreMonths, linkStore, refundPeriodEndOf, unlinkStore, claimableMonthsOf } from './store';

export const linkedAccountRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock, accessTokens, rootUrl } = sandbox;
  const playerOf = async (request: FastifyRequest): Promise<Player> =>
    requirePlayer(db, await accessTokens.verifyBearer(request));

  const notify = (
    request: FastifyRequest,
    player: Player,
    event: SecurityEvent,
    name: string,
  ): Promise<void> =>
    sendSecurityEmail(sandbox, player, signInOriginOf(request), {
      event,
      values: { name },
      rootUrl: rootUrl(),
    });

  api.post(
    '/api/discord/link-account',
    { schema: { querystring: DiscordCode, response: { 200: LinkedDiscord, ...failures(401, 409) } } },
    async (request) => {
      const player = await playerOf(request);
      const { account, isNew } = await linkDiscord(sandbox, player, request.query.code);
      if (isNew) await notify(request, player, 'discord-linked', discordLabel(account));
      return { discordName: account.name, discordDiscriminator: account.discriminator };
    },
  );

  api.put(
    '/api/discord/unlink-account',
    { schema: { response: { 204: Type.Null(), ...failures(401) } } },
    async (request, reply) => {
      const player = await playerOf(request);
      const name = await unlinkDiscord(sandbox, player);
      if (name !== undefined) await notify(request, player, 'discord-unlinked', name);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/steam/refund-period-end-date',
    { schema: { response: { 200: RefundPeriod, ...failures(401) } } },
    async (request) => ({
      endDate: refundPeriodEndOf(await playerOf(request))?.toISOString() ?? null,
    }),
  );

  api.get(
    '/api/steam/login-url',
    { schema: { querystring: LoginUrlRequest, response: { 200: LoginUrl, ...failures(401) } } },
    async (request) => {
      const { id } = await playerOf(request);
      return { loginUrl: await beginStoreLogin(sandbox, id, request.query.returnUrl) };
    },
  );

  api.post(
    '/api/steam/link-account',
    { schema: { body: StoreAssertion, response: { 200: LinkedStore, ...failures(401, 409) } } },
    async (request) => {
      const player = await playerOf(request);
      const steamId = await linkStore(sandbox, player, request.body);
      await notify(request, player, 'store-linked', steamId);
      return { steamId };
    },
  );

  api.put(
    '/api/steam/unlink-account',
    { schema: { response: { 204: Type.Null(), ...failures(401, 409) } } },
    async (request, reply) => {
      const player = await playerOf(request);
      const steamId = await unlinkStore(sandbox, player);
      if (steamId !== undefined) await notify(request, player, 'store-unlinked', steamId);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/api/steam/gametime-eligibility',
    { schema: { response: { 200: Eligibility, ...failures(401) } } },
    async (request) => {
      const { months, isGivable } = claimableMonthsOf(await playerOf(request), clock.now());
      return { isEligible: isGivable, months: isGivable ? months : 0 };
    },
  );

  api.post(
    '/api/steam/give-purchase-gametime',
    { schema: { body: Nothing, response: { 200: Claimed, ...failures(401, 409) } } },
    async (request) => ({
      endDate: (await claimStoreMonths(sandbox, await playerOf(request))).toISOString(),
    }),
  );
};
