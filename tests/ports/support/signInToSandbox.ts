import { Client, type TestPlayer } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import type { Site } from './Site';

/** Creates a player with traits in the sandbox and stores their tokens, which signs them in. */
export const signInToSandbox = async (
  { application }: Site,
  traits: Readonly<Record<string, unknown>> = {},
): Promise<TestPlayer> => {
  const player = await new Client(await sharedSandbox()).createPlayer(traits);
  application.tokens.write({ token: player.accessToken, refreshToken: player.refreshToken });
  return player;
};
