import { onBothAdapters } from '../support/onBothAdapters';
import { rewardsSuite } from './Rewards.suite';

onBothAdapters('Rewards', rewardsSuite);
