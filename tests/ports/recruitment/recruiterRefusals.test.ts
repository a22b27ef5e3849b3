import { Recruiting } from '#application/recruitment/Recruiting';
import { invitationRefusals, recruiterRefusals } from '#domain/recruitment/recruitmentRefusals';
import { hoursAfter } from '#infrastructure/fake/backend/people';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

interface State {
  readonly recruiter: 'unknown' | 'player' | 'suspended' | 'other' | 'own-recruit';
  readonly hasRecruiter: boolean;
  readonly isRecruitable: boolean;
}

const states = combinationsOf<State>({
  recruiter: ['unknown', 'player', 'suspended', 'other', 'own-recruit'],
  hasRecruiter: [false, true],
  isRecruitable: [false, true],
});

const link = ({ application }: Site, code: string) => application.get(Recruiting).linkRecruiter(code);

it('RC-01 linking a recruiter has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    recruiterRefusals,
    states,
    async (site) => {
      const { backend } = site.application;
      const player = await signInAs(site, 'new');
      const { id: first } = await site.createPerson('veteran');
      const codes = {
        unknown: 'nobody',
        player: player.id,
        suspended: (await site.createPerson('suspended')).id,
        other: (await site.createPerson('backer')).id,
        'own-recruit': (await site.createPerson('subscriber')).id,
      };
      Object.assign(backend.person('subscriber'), { recruiterId: player.id });
      return ({ recruiter, hasRecruiter, isRecruitable }) => {
        const recruiterId = hasRecruiter ? first : undefined;
        Object.assign(backend.person('new'), { recruiterId, isRecruitable });
        return link(site, codes[recruiter]);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const first = await client.createPlayer();
      const other = await client.createPlayer();
      const suspended = await client.createPlayer({ status: 'suspended' });
      return async ({ recruiter, hasRecruiter, isRecruitable }) => {
        const player = await signInToSandbox(site, {
          ...(hasRecruiter && { recruitedBy: first.id }),
          ...(!isRecruitable && { joinedAt: hoursAfter(site.now(), -31 * 24) }),
        });
        const codes = {
          unknown: 'nobody',
          player: player.id,
          suspended: suspended.id,
          other: other.id,
          'own-recruit': (await client.createPlayer({ recruitedBy: player.id })).id,
        };
        return link(site, codes[recruiter]);
      };
    },
  ));

const invited = ['friend', 'player', 'own', 'own-in-capitals', 'malformed', 'empty'] as const;

it('RC-01 inviting a friend has the same outcome on the fake back end and the sandbox', () => {
  const inviteFrom = async (site: Site) => {
    const { email: own } = await signInAs(site, 'new');
    const emails = {
      friend: site.freshAddress(),
      player: (await site.createPerson('backer')).email,
      own,
      'own-in-capitals': own.toUpperCase(),
      malformed: 'friend@farstead',
      empty: ' ',
    };
    return (friend: (typeof invited)[number]) => site.application.get(Recruiting).invite(emails[friend]);
  };
  return expectSameOutcomes(invitationRefusals, invited, inviteFrom, inviteFrom);
});
