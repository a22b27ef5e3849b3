import { adapterModule } from '../../adapterModule';
import { HttpAccountDeletions } from './HttpAccountDeletions';
import { HttpPlayerData } from './HttpPlayerData';

export const myData = adapterModule(HttpAccountDeletions, HttpPlayerData);
