import { contestRefusals } from '#domain/contest/contestRefusals';
import { isContestEligible } from '#domain/contest/eligibility';
import type { Sandbox } from '../context';
import { accessOf } from '../products/routes';
import { Eligibility, Nothing } from '../products/schema';
import { refusal } from '../platform/errors';
import type { Api } from '../platform/http';
import type { Player } from '../platform/tables';
import { playerApiOf } from '../session/playerApi';

const mayEnter = (player: Player, now: Date): boolean =>
  isContestEligible({
    ...accessOf(player, now),
    isConfirmed: player.status === 'active',
    ownsGame: player.ownership.length > 0,
  });

/** Contest routes (CO-01). The GET checks the eligibility without side effects, because browsers may repeat it. */
export const contestRoutes = (api: Api, sandbox: Sandbox): void => {
  const { db, clock } = sandbox;
  const playerApi = playerApiOf(api, sandbox);

  playerApi.get('/api/users/me/check-try-game', { response: Eligibility }, (player) => ({
    isEligible: mayEnter(player, clock.now()),
  }));

  playerApi.post('/api/users/me/contest-entry', { body: Nothing, failures: [403] }, async (player) => {
    const now = clock.now();
    if (!mayEnter(player, now)) {
      throw refusal(contestRefusals, 'not-eligible', 'The contest is for accounts that have never played.');
    }
    await db
      .insertInto('contest_entries')
      .values({ player_id: player.id, entered_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
};
