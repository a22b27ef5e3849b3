import { adapterModule } from '../../adapterModule';
import { FakeOrders } from './FakeOrders';
import { FakePlacedOrders } from './FakePlacedOrders';
import { FakeReceipts } from './FakeReceipts';
import { FakeSubscriptions } from './FakeSubscriptions';
import { FakeUnpaidOrders } from './FakeUnpaidOrders';

export const billing = adapterModule(
  FakeOrders,
  FakePlacedOrders,
  FakeReceipts,
  FakeSubscriptions,
  FakeUnpaidOrders,
);
