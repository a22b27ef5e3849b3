import { adapterModule } from '../../adapterModule';
import { FakeCodeRedeemer } from './FakeCodeRedeemer';
import { FakeGameTime } from './FakeGameTime';
import { FakeInvitations } from './FakeInvitations';
import { FakeMyDU } from './FakeMyDU';

export const products = adapterModule(FakeCodeRedeemer, FakeGameTime, FakeInvitations, FakeMyDU);
