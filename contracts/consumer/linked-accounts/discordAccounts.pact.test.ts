import { DiscordAccounts } from '../../../src/application/linked-accounts/DiscordAccounts';
import { linkDiscord } from '../../../src/infrastructure/http/linked-accounts/calls';
import { agree, type Agreement } from '../support/agree';
import { bearer, refusal, tooManyRequests } from '../support/agreements';
import { answerOf, exactly } from '../support/answers';
import { examples } from '../support/examples';
import { provided } from '../support/matching';
import { siteOfPlayerAt } from '../support/site';

const discordAt = (url: string): DiscordAccounts => siteOfPlayerAt(url).get(DiscordAccounts);

describe('linking Discord', () => {
  const asking = 'to link the Discord account of an authorisation';
  const request: Agreement['request'] = {
    method: 'POST',
    path: '/api/discord/link-account',
    query: { code: provided('${discordCode}', examples.discordCode) },
    headers: bearer,
  };
  const link = (url: string) => discordAt(url).link(examples.discordCode);

  it('LK-01 returns the name of the Discord account', async () => {
    const result = await agree(
      {
        given: 'an authorisation of Discord exists',
        asking,
        request,
        answer: answerOf(linkDiscord, {
          discordName: exactly('Pact-Discord'),
          discordDiscriminator: exactly('0042'),
        }),
      },
      link,
    );
    expect(result).toEqual({ ok: true, value: { name: 'Pact-Discord', discriminator: '0042' } });
  });

  it.each([
    ['no authorisation of Discord exists', refusal(400, 180), { kind: 'authorisation-refused' }],
    ['the Discord account is linked to another player', refusal(409, 181), { kind: 'linked-elsewhere' }],
    ['another Discord account is linked', refusal(409, 182), { kind: 'already-linked' }],
    [
      'too many authorisations were tried',
      tooManyRequests,
      { kind: 'too-many-requests', retryAfterSeconds: 120 },
    ],
  ])('LK-01 when %s, the answer is %j', async (given, answer, error) => {
    expect(await agree({ given, asking, request, answer }, link)).toEqual({ ok: false, error });
  });
});

describe('unlinking Discord', () => {
  it.each(['a player with linked accounts exists', 'a signed-in player exists'])(
    'LK-01 unlinking Discord succeeds when %s',
    async (given) => {
      const result = await agree(
        {
          given,
          asking: 'to unlink Discord',
          request: { method: 'PUT', path: '/api/discord/unlink-account', headers: bearer },
          answer: { status: 204 },
        },
        (url) => discordAt(url).unlink(),
      );
      expect(result).toEqual({ ok: true, value: undefined });
    },
  );
});
