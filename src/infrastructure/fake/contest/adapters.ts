import { adapterModule } from '../../adapterModule';
import { FakeContest } from './FakeContest';

export const contest = adapterModule(FakeContest);
