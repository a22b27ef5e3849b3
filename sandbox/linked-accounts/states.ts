import { createPlayer, type Traits } from '../control/creation';
import { issueDiscordCode, discordRedirectUri } from '../outside/discordCodes';
import { discordIdentity, storeIdOf } from '../outside/identities';
import { assertionOf } from '../outside/openid';
import { addSeconds } from '../platform/clock';
import { pathOf } from '#domain/navigation/pagePaths';
import type { Configuration } from '../configuration/schema';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { beginStoreLogin } from './assertions';

const discordName = 'Pact-Discord#0042';

export const linkedAccountStates = (setup: StateSetup, configuration: () => Configuration): NamedStates => {
  const { sandbox } = setup;
  const { db, clock, keys } = sandbox;
  const rootUrl = (): string => configuration().rootUrl;
  const steamId = storeIdOf('owner', 'pact');

  const withCode = async (traits: Traits = {}, code?: string): Promise<StateValues> => {
    const values = await setup.signedInPlayer(traits);
    const discordCode =
      code ?? (await issueDiscordCode(sandbox, discordIdentity(discordName), discordRedirectUri(rootUrl())));
    return { ...values, discordCode };
  };

  const withAssertion = async (
    traits: Traits = {},
    beganAs: string = pact.playerId,
  ): Promise<StateValues> => {
    const values = await setup.signedInPlayer(traits);
    const returnUrl = rootUrl() + pathOf('linked', 'en-us');
    if (beganAs !== pact.playerId) await createPlayer(sandbox, { id: beganAs, email: pact.otherEmail });
    const page = new URL(await beginStoreLogin(sandbox, beganAs, returnUrl), rootUrl());
    const returnTo = page.searchParams.get('openid.return_to') ?? '';
    const assertion = assertionOf(keys, { rootUrl: rootUrl(), steamId, returnTo, now: clock.now() });
    return { ...values, returnUrl, openidAssertion: assertion.toString(), steamId };
  };

  const ofOther = async (values: StateValues, columns: object): Promise<StateValues> => {
    const { otherPlayerId: id, otherEmail: email } = pact;
    await createPlayer(sandbox, { id, email });
    await db.updateTable('players').set(columns).where('id', '=', id).execute();
    return values;
  };

  return {
    'an authorisation of Discord exists': {
      description: '`discordCode` was issued for an account that is linked to nobody.',
      setUp: () => withCode(),
    },
    'no authorisation of Discord exists': {
      description: '`discordCode` was used.',
      setUp: () => withCode({}, 'pact-discord-code-that-was-used'),
    },
    'the Discord account is linked to another player': {
      description: '`discordCode` was issued for it.',
      setUp: async () => ofOther(await withCode(), { discord_id: discordIdentity(discordName).id }),
    },
    'another Discord account is linked': {
      description: '`discordCode` was issued for an account that is linked to nobody.',
      setUp: () => withCode({ discord: 'nova' }),
    },
    'too many authorisations were tried': {
      description: 'Linking an account returns 429 with code 31.',
      setUp: async () => {
        const values = { ...(await withCode()), ...(await withAssertion()) };
        sandbox.limits.exhaust('wrongCodesPerPlayer', pact.playerId);
        return { ...values, discordCode: 'pact-discord-code' };
      },
    },
    'a player with linked accounts exists': setup.player('Discord and a store account are linked.', () => ({
      discord: 'Pact-Discord#0042',
      ownership: ['steam'],
    })),
    'an assertion of the store exists': {
      description: '`openidAssertion` answers a sign-in that the player has begun.',
      setUp: () => withAssertion(),
    },
    'an assertion of the store for another player exists': {
      description: '`openidAssertion` answers a sign-in that somebody else has begun.',
      setUp: () => withAssertion({}, pact.otherPlayerId),
    },
    'the store account is linked to another player': {
      description: '`openidAssertion` names it.',
      setUp: async () => ofOther(await withAssertion(), { steam_id: steamId }),
    },
    'another store account is linked': {
      description: '`openidAssertion` names an account that is linked to nobody.',
      setUp: () => withAssertion({ ownership: ['steam'] }),
    },
    'a player whose only way in is the store account exists': setup.player(
      'There is no password and no passkey.',
      () => ({ ownership: ['steam'], hasNoPassword: true }),
    ),
    'a store owner in the refund period exists': setup.player(
      'Three months were bought yesterday; they cannot be added before the end of the period.',
      () => ({
        ownership: ['steam'],
        steamMonths: 3,
        steamBoughtAt: addSeconds(clock.now(), -86_400).toISOString(),
      }),
    ),
  };
};
