import { adapterModule } from '../../adapterModule';
import { FakeDacHistory } from './FakeDacHistory';
import { FakeDacs } from './FakeDacs';
import { FakeRecipients } from './FakeRecipients';
import { FakeTransferHolds } from './FakeTransferHolds';

export const coupons = adapterModule(FakeDacHistory, FakeDacs, FakeRecipients, FakeTransferHolds);
