import { adapterModule } from '../../adapterModule';
import { HttpRewards } from './HttpRewards';

export const rewards = adapterModule(HttpRewards);
