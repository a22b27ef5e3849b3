import type { Sandbox } from '../context';
import { extendGameTime } from '../entitlements/gameTime';
import { Nothing } from '../entitlements/schema';
import { ApiError, ErrorCode, failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { requirePlayer } from '../profile/players';
import { Claimed, Eligibility } from './schema';

export const linkedAccountRoutes = (api: Api, { db, clock, accessTokens }: Sandbox): void => {
  api.get(
    '/api/steam/gametime-eligibility',
    { schema: { response: { 200: Eligibility, ...failures(401) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.bearer(request));
      const isEligible = player.steam_months > 0 && player.steam_claimed_at === null;
      return { isEligible, months: isEligible ? player.steam_months : 0 };
    },
  );

  api.post(
    '/api/steam/give-purchase-gametime',
    { schema: { body: Nothing, response: { 200: Claimed, ...failures(401, 409) } } },
    async (request) => {
      const player = await requirePlayer(db, await accessTokens.bearer(request));
      const now = clock.now();
      return db.transaction().execute(async (transaction) => {
        const claim = await transaction
          .updateTable('players')
          .set({ steam_claimed_at: now })
          .where('id', '=', player.id)
          .where('steam_months', '>', 0)
          .where('steam_claimed_at', 'is', null)
          .returning('steam_months')
          .executeTakeFirst();
        if (!claim) throw new ApiError(409, ErrorCode.nothingToClaim, 'There is no game time to claim.');
        const { end } = await extendGameTime(transaction, player.id, claim.steam_months, now);
        return { endDate: end.toISOString() };
      });
    },
  );
};
