import { adapterModule } from '../../adapterModule';
import { HttpEmailSignUps } from './HttpEmailSignUps';
import { HttpMailingList } from './HttpMailingList';

export const mailing = adapterModule(HttpEmailSignUps, HttpMailingList);
