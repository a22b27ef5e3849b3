import { Rewards } from '#application/rewards/Rewards';
import { rewardChoiceRefusals } from '#domain/rewards/rewardRefusals';
import { sampleRewards } from '#samples/rewards';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInToSandbox } from '../support/signInToSandbox';
import { signInAs, type Site } from '../support/Site';

const states = [undefined, { supporterShirtAvailable: false }, { supporterShirtAvailable: true }];

const choose = ({ application }: Site) =>
  application
    .get(Rewards)
    .choose({ tshirtSize: 6, supporterTshirtSize: 2, statueGender: sampleRewards.statueGender });

it('BK-01 choosing rewards has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    rewardChoiceRefusals,
    states,
    async (site) => {
      await signInAs(site, 'new');
      return (rewards) => {
        const backerRewards = rewards && { ...sampleRewards, ...rewards };
        Object.assign(site.application.backend.person('new'), { backerRewards });
        return choose(site);
      };
    },
    async (site) => async (backerRewards) => {
      await signInToSandbox(site, { backerRewards });
      return choose(site);
    },
  ));
