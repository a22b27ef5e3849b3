import { sampleRewards } from '#samples/rewards';
import type { NamedStates } from '../states/State';
import type { StateSetup } from '../states/StateSetup';

export const rewardStates = (setup: StateSetup): NamedStates => ({
  'a backer with rewards exists': setup.player(
    'A statue, both shirts, things and downloads; no size of the supporter shirt yet.',
    () => ({ backerRewards: sampleRewards }),
  ),
  'a backer without a supporter shirt exists': setup.player(
    'There are rewards, but no supporter shirt.',
    () => ({ backerRewards: { ...sampleRewards, supporterShirtAvailable: false } }),
  ),
});
