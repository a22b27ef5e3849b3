import { adapterModule } from '../../adapterModule';
import { FakeRewards } from './FakeRewards';

export const rewards = adapterModule(FakeRewards);
