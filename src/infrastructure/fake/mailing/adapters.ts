import { adapterModule } from '../../adapterModule';
import { FakeEmailSignUps } from './FakeEmailSignUps';
import { FakeMailingList } from './FakeMailingList';

export const mailing = adapterModule(FakeEmailSignUps, FakeMailingList);
