import { adapterModule } from '../../adapterModule';
import { FakeAccountDeletions } from './FakeAccountDeletions';
import { FakePlayerData } from './FakePlayerData';

export const myData = adapterModule(FakeAccountDeletions, FakePlayerData);
