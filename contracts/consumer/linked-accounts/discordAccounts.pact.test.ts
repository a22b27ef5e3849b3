import { DiscordAccounts } from '#application/linked-accounts/DiscordAccounts';
import { linkDiscord, unlinkDiscord } from '#infrastructure/http/linked-accounts/calls';
import { describeInteractions, rateLimit, rejects, succeeds } from '../support/describeInteractions';
import { examples } from '../support/examples';
import { exactly } from '../support/matchers';
import { supplied } from '../support/providerStateValues';

const requirement = 'LK-01';

describeInteractions(
  linkDiscord,
  {
    requirement,
    description: 'to link the Discord account of an authorisation',
    request: () => ({ query: { code: supplied('discordCode') } }),
    send: (site) => site.get(DiscordAccounts).link(examples.discordCode),
  },
  [
    [
      'an authorisation of Discord exists',
      succeeds(
        { name: 'Pact-Discord', discriminator: '0042' },
        { discordName: exactly('Pact-Discord'), discordDiscriminator: exactly('0042') },
      ),
    ],
    ['no authorisation of Discord exists', rejects(400, 180, 'authorization-refused')],
    ['the Discord account is linked to another player', rejects(409, 181, 'linked-elsewhere')],
    ['another Discord account is linked', rejects(409, 182, 'already-linked')],
    ['too many authorisations were tried', rateLimit],
  ],
);

describeInteractions(
  unlinkDiscord,
  {
    requirement,
    description: 'to unlink Discord',
    send: (site) => site.get(DiscordAccounts).unlink(),
  },
  [
    ['a player with linked accounts exists', succeeds()],
    ['a signed-in player exists', succeeds()],
  ],
);
