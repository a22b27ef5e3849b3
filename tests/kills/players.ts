import { Client, type TestPlayer } from '../sandbox/client';
import { inParallel } from '../sandbox/inParallel';

const connections = 8;

const traits = {
  // Hashing a password takes most of the time in which a player is created.
  hasNoPassword: true,
  // Enough for one transfer and four conversions.
  dacs: 20,
  ownership: ['steam'],
  steamMonths: 2,
  canUploadAssets: true,
};

/** Longer than the calls take, because a new token would end a session's older ones. */
const expiresInSeconds = 86_400;

export type Player = Pick<TestPlayer, 'id' | 'email' | 'accessToken'>;

export const createPlayers = async (origin: string, count: number): Promise<readonly Player[]> => {
  const client = new Client(origin);
  const players: Player[] = [];
  await inParallel(connections, Array.from({ length: count }), async () => {
    const { id, email } = await client.createPlayer(traits);
    const { token } = await client.callControl<{ token: string }>('tokens', {
      playerId: id,
      expiresInSeconds,
    });
    players.push({ id, email, accessToken: token });
  });
  return players;
};
