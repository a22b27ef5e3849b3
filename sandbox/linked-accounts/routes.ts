import type { FastifyRequest } from 'fastify';
import { discordLabel } from '#domain/linked-accounts/LinkedAccounts';
import type { Sandbox } from '../context';
import { Nothing } from '../products/schema';
import type { Api } from '../platform/http';
import { requestHashOf } from '../platform/repeatedRequests';
import type { Player } from '../platform/tables';
import type { SecurityEvent } from '../security/securityEmail';
import { sendSecurityEmail } from '../security/sendSecurityEmail';
import { playerApiOf } from '../session/playerApi';
import { signInOriginOf } from '../session/startSession';
import { beginStoreLogin } from './assertions';
import { linkDiscord, unlinkDiscord } from './discord';
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
import { claimRefusalOf, claimStoreMonths, linkStore, refundPeriodEndOf, unlinkStore } from './store';

export const linkedAccountRoutes = (api: Api, sandbox: Sandbox): void => {
  const playerApi = playerApiOf(api, sandbox);

  const notify = (
    request: FastifyRequest,
    player: Player,
    event: SecurityEvent,
    name: string,
  ): Promise<void> =>
    sendSecurityEmail(sandbox, player, signInOriginOf(sandbox, request), { event, values: { name } });

  playerApi.post(
    '/api/discord/link-account',
    { querystring: DiscordCode, response: LinkedDiscord, failures: [409] },
    async (player, request) => {
      const { account, isNew } = await linkDiscord(sandbox, player, request.query.code);
      if (isNew) await notify(request, player, 'discord-linked', discordLabel(account));
      return { discordName: account.name, discordDiscriminator: account.discriminator };
    },
  );

  playerApi.put('/api/discord/unlink-account', {}, async (player, request) => {
    const name = await unlinkDiscord(sandbox, player);
    if (name !== undefined) await notify(request, player, 'discord-unlinked', name);
  });

  playerApi.get('/api/steam/refund-period-end-date', { response: RefundPeriod }, (player) => ({
    endDate: refundPeriodEndOf(player)?.toISOString() ?? null,
  }));

  playerApi.get(
    '/api/steam/login-url',
    { querystring: LoginUrlRequest, response: LoginUrl },
    async ({ id }, { query }) => ({ loginUrl: await beginStoreLogin(sandbox, id, query.returnUrl) }),
  );

  playerApi.post(
    '/api/steam/link-account',
    { body: StoreAssertion, response: LinkedStore, failures: [409] },
    async (player, request) => {
      const steamId = await linkStore(sandbox, player, request.body);
      await notify(request, player, 'store-linked', steamId);
      return { steamId };
    },
  );

  playerApi.put('/api/steam/unlink-account', { failures: [409] }, async (player, request) => {
    const steamId = await unlinkStore(sandbox, player);
    if (steamId !== undefined) await notify(request, player, 'store-unlinked', steamId);
  });

  playerApi.get('/api/steam/gametime-eligibility', { response: Eligibility }, (player) => {
    const isEligible = claimRefusalOf(player, sandbox.clock.now()) === undefined;
    return { isEligible, months: isEligible ? player.steam_months : 0 };
  });

  playerApi.post(
    '/api/steam/give-purchase-gametime',
    { body: Nothing, response: Claimed, failures: [409] },
    async (player, request) => ({
      endDate: (await claimStoreMonths(sandbox, player, requestHashOf(request, player.id))).toISOString(),
    }),
  );
};
