import { adapterModule } from '../../adapterModule';
import { FakeMailingList } from './FakeMailingList';
import { FakeNewsletter } from './FakeNewsletter';

export const mailing = adapterModule(FakeMailingList, FakeNewsletter);
