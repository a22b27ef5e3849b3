import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { linkDiscord } from '#infrastructure/http/linked-accounts/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { bearer, errorResponse, tooManyRequests } from '../support/interactions';
import { responseOf, exactly } from '../support/matchers';
import { examples } from '../support/examples';
import { fromProviderState } from '../support/providerStateValues';
import { signedInSiteAt } from '../support/site';

const discordAt = (url: string): DiscordAccounts => signedInSiteAt(url).get(DiscordAccounts);

describe('linking Discord', () => {
  const description = 'to link the Discord account of an authorisation';
  const request: Interaction['request'] = {
    method: 'POST',
    path: '/api/discord/link-account',
    query: { code: fromProviderState('${discordCode}', examples.discordCode) },
    headers: bearer,
  };
  const link = (url: string) => discordAt(url).link(examples.discordCode);

  it('LK-01 returns the name of the Discord account', async () => {
    const result = await addInteraction(
      {
        given: 'an authorisation of Discord exists',
        description,
        request,
        response: responseOf(linkDiscord, {
          discordName: exactly('Pact-Discord'),
          discordDiscriminator: exactly('0042'),
        }),
      },
      link,
    );
    expect(result).toEqual({ ok: true, value: { name: 'Pact-Discord', discriminator: '0042' } });
  });

  it.each([
    ['no authorisation of Discord exists', errorResponse(400, 180), { kind: 'authorization-refused' }],
    [
      'the Discord account is linked to another player',
      errorResponse(409, 181),
      { kind: 'linked-elsewhere' },
    ],
    ['another Discord account is linked', errorResponse(409, 182), { kind: 'already-linked' }],
    [
      'too many authorisations were tried',
      tooManyRequests,
      { kind: 'too-many-requests', retryAfterSeconds: 120 },
    ],
  ])('LK-01 when %s, the result is %j', async (given, response, error) => {
    expect(await addInteraction({ given, description, request, response }, link)).toEqual({
      ok: false,
      error,
    });
  });
});

describe('unlinking Discord', () => {
  it.each(['a player with linked accounts exists', 'a signed-in player exists'])(
    'LK-01 accepts the request when %s',
    async (given) => {
      const result = await addInteraction(
        {
          given,
          description: 'to unlink Discord',
          request: { method: 'PUT', path: '/api/discord/unlink-account', headers: bearer },
          response: { status: 204 },
        },
        (url) => discordAt(url).unlink(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );
});
