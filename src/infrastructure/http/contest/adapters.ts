import { adapterModule } from '../../adapterModule';
import { HttpContest } from './HttpContest';

export const contest = adapterModule(HttpContest);
