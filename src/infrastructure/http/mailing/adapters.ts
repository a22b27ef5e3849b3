import { adapterModule } from '../../adapterModule';
import { HttpMailingList } from './HttpMailingList';
import { HttpNewsletter } from './HttpNewsletter';

export const mailing = adapterModule(HttpMailingList, HttpNewsletter);
